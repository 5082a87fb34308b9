/**
 * Writes the icons in use into one sprite, `public/icons.svg`, and its versioned address (`npm run icons`, after a
 * change of the icons or of the school's name). The school's name in its own language is drawn there, too: a font
 * for these few letters would be a file more on every page, and another turn of laying all of it out.
 */
import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { openSync } from 'fontkit'
import { school } from '../../content/school'
import { iconNames, type IconName } from '../../components/content/Icon/icons'

const root = path.resolve(import.meta.dirname, '../..')
const assets = path.join(root, 'node_modules/@phosphor-icons/core/assets')
const weights = ['thin', 'light', 'bold', 'fill', 'duotone']

async function symbol(name: IconName): Promise<string> {
  const weight = weights.find((suffix) => name.endsWith(`-${suffix}`)) ?? 'regular'
  const svg = await readFile(path.join(assets, weight, `${name}.svg`), 'utf8')
  const body = /<svg[^>]*>([\s\S]*)<\/svg>/.exec(svg)?.[1]
  if (!body) throw new Error(`${name}.svg has no drawing`)
  return `<symbol id="${name}" viewBox="0 0 256 256">${body}</symbol>`
}

/** A line of the text that the name stands in, above and below its base, in em. */
const nameBox = { above: 0.95, below: 0.35 }

function drawName({ text, lang }: typeof school.localName) {
  const family =
    lang === 'hi' ? 'hind/files/hind-devanagari' : 'hind-siliguri/files/hind-siliguri-bengali'
  const font = openSync(path.join(root, `node_modules/@fontsource/${family}-400-normal.woff2`))
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
    width: Number((advanceWidth / em).toFixed(3)),
    symbol: `<symbol id="local-name" viewBox="${box.join(' ')}"><path d="${outlines.join('')}"/></symbol>`,
  }
}

const name = drawName(school.localName)
const symbols = [...(await Promise.all(iconNames.map(symbol))), name.symbol]
const sprite = `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join('\n')}\n</svg>\n`
const version = createHash('sha256').update(sprite).digest('hex').slice(0, 8)

await writeFile(path.join(root, 'public/icons.svg'), sprite)
await writeFile(
  path.join(root, 'components/content/Icon/sprite.ts'),
  `/** Written by \`npm run icons\`. The version lets browsers keep the file for a year. */
export const sprite = '/icons.svg?v=${version}'

/** The school's name in its own language as the sprite has it, 1.3 em high; its width in em. */
export const drawnName = { text: '${school.localName.text}', width: ${name.width} }
`,
)
console.log(`${iconNames.length} icons, ${sprite.length} bytes`)
