import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import subsetFont from 'subset-font'

const resolve = createRequire(import.meta.url).resolve

const between = (first: number, last: number): string =>
  String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index))

const joiners = '\u200c\u200d'
const latin = `${between(0x20, 0x7e)}\u00a0·×éèçàâô–‘’“”•…`
const bengali = `${between(0x0980, 0x09ff)} \u0964${joiners}`
const devanagari = `${between(0x0900, 0x097f)} ${joiners}`

const eczar = '@fontsource-variable/eczar/files/eczar-latin-wght-normal.woff2'
const anek = '@fontsource-variable/anek-latin/files/anek-latin-latin-wght-normal.woff2'
const hindSiliguri = '@fontsource/hind-siliguri/files/hind-siliguri-bengali'
const hind = '@fontsource/hind/files/hind-devanagari'

/** Cuts a TrueType file out of a web font; PDF readers know no WOFF2 and no variable weights. */
async function cut(file: string, characters: string, wght?: number): Promise<Buffer> {
  return subsetFont(await readFile(resolve(file)), characters, {
    targetFormat: 'sfnt',
    noHinting: true,
    ...(wght && { variationAxes: { wght } }),
  })
}

/** Loads the site's fonts, each at one weight, in a form that can be embedded in a PDF. */
export async function loadFonts() {
  return {
    display: await cut(eczar, latin, 600),
    text: await cut(anek, latin, 400),
    strong: await cut(anek, latin, 600),
    bengali: await cut(`${hindSiliguri}-400-normal.woff2`, bengali),
    bengaliStrong: await cut(`${hindSiliguri}-600-normal.woff2`, bengali),
    devanagari: await cut(`${hind}-400-normal.woff2`, devanagari),
    devanagariStrong: await cut(`${hind}-600-normal.woff2`, devanagari),
  }
}

/** The faces of the sheets. */
export type Fonts = Awaited<ReturnType<typeof loadFonts>>
