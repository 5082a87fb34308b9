/** Writes the icons in use into one sprite, `public/icons.svg`, and its versioned address. Run: `npm run icons`. */
import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
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

const symbols = await Promise.all(iconNames.map(symbol))
const sprite = `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join('\n')}\n</svg>\n`
const version = createHash('sha256').update(sprite).digest('hex').slice(0, 8)

await writeFile(path.join(root, 'public/icons.svg'), sprite)
await writeFile(
  path.join(root, 'components/content/Icon/sprite.ts'),
  `/** Written by \`npm run icons\`. The version lets browsers keep the file for a year. */\nexport const sprite = '/icons.svg?v=${version}'\n`,
)
console.log(`${iconNames.length} icons, ${sprite.length} bytes`)
