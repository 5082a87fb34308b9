/**
 * Cuts the site's fonts out of the @fontsource packages into `app/fonts` (`npm run fonts`, after a change of the
 * packages): only the letters and weights that the site uses, and no hinting, which screens of today ignore and
 * which is half of an Indian font's bytes. The fonts of link preview cards go to `lib/social-images/fonts`, at one weight
 * and as TrueType, which is what draws them.
 */
import { readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { create } from 'fontkit'
import subsetFont from 'subset-font'
import { imageFontFiles } from '../../lib/social-images/font-files'
import { fontOf, tablesOf } from './sfnt'

const resolve = createRequire(import.meta.url).resolve

type Cut = {
  /** File of a package. */
  source: string
  letters: string
  /** Of a variable font. */
  weights?: { min: number; max: number } | number
  /** OpenType features to keep; without it all. */
  keepFeatures?: string[]
  /** The weight whose kerning all weights have: kerning that goes with the weight is a sixth of a font's bytes. */
  kerning?: number
}

type Format = 'woff2' | 'sfnt'

const hind = (weight: number) => `@fontsource/hind/files/hind-devanagari-${weight}-normal.woff2`
const hindSiliguri = (weight: number) =>
  `@fontsource/hind-siliguri/files/hind-siliguri-bengali-${weight}-normal.woff2`
const anek = (range: string) =>
  `@fontsource-variable/anek-latin/files/anek-latin-${range}-wght-normal.woff2`
const eczar = (range: string) => `@fontsource-variable/eczar/files/eczar-${range}-wght-normal.woff2`

/** Features that the style sheets ask for. */
const keepFeatures = ['kern', 'liga', 'lnum', 'tnum']
const text = { weights: { min: 400, max: 700 }, keepFeatures }
/** One weight for all that is set in it: the others are two fifths of the file, which every page waits for. */
const display = { weights: 600, keepFeatures }
/** What nearly every page is written with, and tables of fees (×). Browsers draw the markers of lists with •. */
const common = lettersOf([0x20, 0x7e]) + '\u00a0©·×é\u2009–—‘’“”•…\u202f'
const rare = [...(lettersOf([0xa0, 0xff], [0x2000, 0x206f]) + 'ıŒœʻʼˆ˚˜∕€™↑↓−')]
  .filter((letter) => !common.includes(letter))
  .join('')
const latin = common + rare
const bengali = lettersOf([0x980, 0x9fe], [0x951, 0x952], [0x964, 0x965], [0x200c, 0x200d]) + '◌'
const devanagari =
  lettersOf([0x900, 0x97f], [0xa830, 0xa839], [0xa8e0, 0xa8ff], [0x200c, 0x200d]) + '◌'

const cuts: Record<string, Cut> = {
  eczar: { source: eczar('latin'), letters: common, ...display },
  'eczar-rare': { source: eczar('latin'), letters: rare, ...display },
  anek: { source: anek('latin'), letters: common, kerning: 500, ...text },
  'anek-rare': { source: anek('latin'), letters: rare, ...text },
  // ₹ sits in the latin-ext files: a page with a price would fetch 36 KB for one sign.
  'eczar-rupee': { source: eczar('latin-ext'), letters: '₹', ...display },
  'anek-rupee': { source: anek('latin-ext'), letters: '₹', ...text },
  // A notice in Bengali costs a phone 38 KB. Only pages in a script load its bold weight, too.
  bengali: { source: hindSiliguri(500), letters: bengali },
  devanagari: { source: hind(500), letters: devanagari },
  'bengali-bold': { source: hindSiliguri(700), letters: bengali },
  'devanagari-bold': { source: hind(700), letters: devanagari },
}

/** All that the packages hold of a script: the titles on cards are the content service's. */
const cardCuts: Record<keyof typeof imageFontFiles, Cut> = {
  eczar: { source: eczar('latin'), letters: latin, weights: 600 },
  eczarExtended: {
    source: eczar('latin-ext'),
    letters: lettersOf([0x100, 0x17f]) + '₹',
    weights: 600,
  },
  anek: { source: anek('latin'), letters: latin, weights: 600 },
  bengali: { source: hindSiliguri(600), letters: bengali },
  devanagari: { source: hind(600), letters: devanagari },
}

for (const [name, cut] of Object.entries(cuts)) {
  await write(`app/fonts/${name}.woff2`, cut, 'woff2')
}
const cardFonts = []
for (const [name, cut] of Object.entries(cardCuts)) {
  cardFonts.push(await write(imageFontFiles[name as keyof typeof imageFontFiles], cut, 'sfnt'))
}
const known = { ranges: rangesOf(cardFonts.flatMap(lettersIn)) }
await writeFile(
  new URL('../../lib/social-images/fonts/glyphs.json', import.meta.url),
  `${JSON.stringify(known, null, 2)}\n`,
)

async function write(file: string, cut: Cut, format: Format) {
  const font = await (cut.kerning
    ? cutWithKerningOf(cut.kerning, cut, format)
    : cutOut(cut, format))
  await writeFile(new URL(`../../${file}`, import.meta.url), font)
  console.log(`${file}: ${font.length} bytes`)
  return font
}

async function cutOut(cut: Cut, targetFormat: Format, font?: Buffer) {
  const { source, letters, weights: wght, keepFeatures } = cut
  return subsetFont(font ?? (await readFile(resolve(source))), letters, {
    targetFormat,
    noHinting: true,
    ...(keepFeatures && { keepFeatures }),
    ...(wght && { variationAxes: { wght } }),
  })
}

/** GPOS holds the kerning, and GDEF how it goes with the weight. */
async function cutWithKerningOf(weight: number, cut: Cut, targetFormat: Format) {
  const whole = tablesOf(await cutOut(cut, 'sfnt'))
  const fixed = tablesOf(await cutOut({ ...cut, weights: weight }, 'sfnt'))
  for (const tag of ['GPOS', 'GDEF']) whole.set(tag, fixed.get(tag)!)
  return cutOut(cut, targetFormat, fontOf(whole))
}

/** Code points that a font can draw; of those without a form of their own only the joiners of Indic scripts. */
function lettersIn(file: Buffer): number[] {
  const font = create(file)
  const codes = 'characterSet' in font ? font.characterSet : []
  return codes.filter((code) =>
    /[^\p{C}\p{Z}]|[ \u00a0\u200c\u200d]/u.test(String.fromCodePoint(code)),
  )
}

/** `41-5a 61`, in hexadecimal. */
function rangesOf(codes: number[]): string {
  const ranges: [first: number, last: number][] = []
  for (const code of [...new Set(codes)].sort((one, other) => one - other)) {
    const open = ranges.at(-1)
    if (open && open[1] === code - 1) open[1] = code
    else ranges.push([code, code])
  }
  return ranges
    .map(([first, last]) => [...new Set([first, last])].map((code) => code.toString(16)).join('-'))
    .join(' ')
}

function lettersOf(...ranges: [first: number, last: number][]): string {
  const codes = ranges.flatMap(([first, last]) =>
    Array.from({ length: last - first + 1 }, (_, index) => first + index),
  )
  return String.fromCodePoint(...codes)
}
