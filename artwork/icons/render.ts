/**
 * Writes the icons in use into two sprites, `public/icons.svg` and `public/icons/more.svg`, and their versioned
 * addresses (`npm run icons`, after a change of the icons, of the school's crest or of a name in another script).
 * The crest, `public/crest.svg`, the school's name in its own language and the names of the languages are drawn there,
 * too: as a picture and fonts they would be files more on every page, in addition to its fonts.
 */
import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { openSync } from 'fontkit'
import { type IconName, icons, moreIcons } from '../../components/ui/Icon/icons'
import { translations } from '../../content/languages'
import { school } from '../../content/school'

const root = path.resolve(import.meta.dirname, '../..')
const packages = path.join(root, 'artwork/node_modules')
const assets = path.join(packages, '@phosphor-icons/core/assets')
const weights = ['thin', 'light', 'bold', 'fill', 'duotone']

/** A drawing as a symbol of a sprite, and its `viewBox`. */
async function symbolOf(id: string, file: string) {
  const svg = await readFile(file, 'utf8')
  const [, box, body] = /<svg[^>]*\sviewBox="([^"]*)"[^>]*>([\s\S]*)<\/svg>/.exec(svg) ?? []
  if (!box || !body) throw new Error(`${file} has no drawing, or no viewBox`)
  return { box, symbol: `<symbol id="${id}" viewBox="${box}">${body}</symbol>` }
}

function drawIcon(name: IconName) {
  const weight = weights.find((suffix) => name.endsWith(`-${suffix}`)) ?? 'regular'
  return symbolOf(name, path.join(assets, weight, `${name}.svg`))
}

/** A line of the text that a name stands in, above and below its base, in em. */
const nameBox = { above: 0.95, below: 0.35 }

type Name = { id: string; text: string; lang: string; weight: number }

function drawName({ id, text, lang, weight }: Name) {
  const family = lang.startsWith('hi')
    ? 'hind/files/hind-devanagari'
    : 'hind-siliguri/files/hind-siliguri-bengali'
  const font = openSync(path.join(packages, `@fontsource/${family}-${weight}-normal.woff2`))
  if (!('layout' in font)) throw new Error(`${family} is not a single font`)
  const { glyphs, positions, advanceWidth } = font.layout(text)
  const missing = glyphs.filter(({ id }) => id === 0)
  if (missing.length > 0) throw new Error(`${family} has not all letters of ${text}`)
  let left = 0
  const outlines = glyphs.map((glyph, index) => {
    const { xAdvance, xOffset, yOffset } = positions[index]!
    const outline = glyph.path.transform(1, 0, 0, -1, left + xOffset, -yOffset)
    left += xAdvance
    return outline.toSVG()
  })
  const em = font.unitsPerEm
  const box = [0, -nameBox.above * em, advanceWidth, (nameBox.above + nameBox.below) * em].map(
    Math.round,
  )
  return {
    id,
    text,
    width: Number((advanceWidth / em).toFixed(3)),
    symbol: `<symbol id="${id}" viewBox="${box.join(' ')}"><path d="${outlines.join('')}"/></symbol>`,
  }
}

/** @returns its address; the version lets browsers keep the file for a year */
async function writeSprite(file: string, drawings: { symbol: string }[]): Promise<string> {
  const symbols = drawings.map(({ symbol }) => symbol).join('\n')
  const sprite = `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols}\n</svg>\n`
  await writeFile(path.join(root, 'public', file), sprite)
  console.log(`${file}: ${drawings.length} drawings, ${sprite.length} bytes`)
  return `/${file}?v=${createHash('sha256').update(sprite).digest('hex').slice(0, 8)}`
}

const names = [
  drawName({ id: 'local-name', weight: 400, ...school.localName }),
  ...translations.map(({ code, tag, name }) =>
    drawName({ id: `name-${code}`, text: name, lang: tag, weight: 500 }),
  ),
]
const crest = await symbolOf('crest', path.join(root, 'public/crest.svg'))
const drawings = await Promise.all(icons.map(drawIcon))
const sprite = await writeSprite('icons.svg', [...drawings, ...names, crest])
const moreSprite = await writeSprite('icons/more.svg', await Promise.all(moreIcons.map(drawIcon)))

await writeFile(
  path.join(root, 'components/ui/Icon/sprite.ts'),
  `/** Written by \`npm run icons\`. The versions let browsers keep the files for a year. */
export const sprite = '${sprite}'
export const moreSprite = '${moreSprite}'

/** The names in other scripts that the sprite has, 1.3 em high; their widths in em. */
export const drawnNames = [
${names.map(({ id, text, width }) => `  { id: '${id}', text: '${text}', width: ${width} },`).join('\n')}
]

/** The \`viewBox\` of the crest, for its aspect ratio. */
export const crestBox = '${crest.box}'
`,
)
