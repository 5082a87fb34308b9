/**
 * Cuts the site's fonts out of the @fontsource packages into `app/fonts` (`npm run fonts`, after a change of
 * the school's name in `content/school.ts` or of the packages): only the letters and weights that the site
 * uses, and no hinting, which screens of today ignore and which is half of an Indian font's bytes.
 */
import { readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import subsetFont from 'subset-font'
import { school } from '@/content/school'

const resolve = createRequire(import.meta.url).resolve

type Cut = {
  /** File of a package. */
  source: string
  letters: string
  /** For a variable font: the weights that the style sheets ask for. */
  weights?: { min: number; max: number }
}

const hind = (weight: number) => `@fontsource/hind/files/hind-devanagari-${weight}-normal.woff2`
const hindSiliguri = (weight: number) =>
  `@fontsource/hind-siliguri/files/hind-siliguri-bengali-${weight}-normal.woff2`
const anek = (range: string) =>
  `@fontsource-variable/anek-latin/files/anek-latin-${range}-wght-normal.woff2`
const eczar = (range: string) => `@fontsource-variable/eczar/files/eczar-${range}-wght-normal.woff2`

const weights = { min: 400, max: 700 }
/** What nearly every page is written with. */
const common = lettersOf([0x20, 0x7e]) + '\u00a0©«°·»½×é÷\u2009–—‘’‚“”„•…\u202f′″€™↑↓−'
const latin = lettersOf([0xa0, 0xff], [0x2000, 0x206f]) + 'ıŒœʻʼˆ˚˜∕'
const rare = [...latin].filter((letter) => !common.includes(letter)).join('')
const bengali = lettersOf([0x980, 0x9fe], [0x951, 0x952], [0x964, 0x965], [0x200c, 0x200d]) + '◌'
const devanagari =
  lettersOf([0x900, 0x97f], [0xa830, 0xa839], [0xa8e0, 0xa8ff], [0x200c, 0x200d]) + '◌'
const localName = school.localName.lang === 'hi' ? hind : hindSiliguri

const cuts: Record<string, Cut> = {
  eczar: { source: eczar('latin'), letters: common, weights },
  'eczar-rare': { source: eczar('latin'), letters: rare, weights },
  anek: { source: anek('latin'), letters: common, weights },
  'anek-rare': { source: anek('latin'), letters: rare, weights },
  // ₹ sits in the latin-ext files: a page with a price would fetch 36 KB for one sign.
  'eczar-rupee': { source: eczar('latin-ext'), letters: '₹', weights },
  'anek-rupee': { source: anek('latin-ext'), letters: '₹', weights },
  // One weight between text and heading: a notice in Bengali costs a phone 38 KB, not 76.
  bengali: { source: hindSiliguri(500), letters: bengali },
  devanagari: { source: hind(500), letters: devanagari },
  // The foot of every page bears the school's name in its own language.
  'local-name': { source: localName(400), letters: school.localName.text },
}

for (const [name, { source, letters, weights: wght }] of Object.entries(cuts)) {
  const font = await subsetFont(await readFile(resolve(source)), letters, {
    targetFormat: 'woff2',
    noHinting: true,
    variationAxes: wght && { wght },
  })
  await writeFile(new URL(`../../app/fonts/${name}.woff2`, import.meta.url), font)
  console.log(`${name}: ${font.length} bytes`)
}

function lettersOf(...ranges: [first: number, last: number][]): string {
  const codes = ranges.flatMap(([first, last]) =>
    Array.from({ length: last - first + 1 }, (_, index) => first + index),
  )
  return String.fromCodePoint(...codes)
}
