/**
 * Cuts one-glyph fonts for the rupee sign. ₹ sits in the families' latin-ext files; a page with a price
 * would fetch 36 KB for one glyph, these are about 1 KB each. Run: `npm run fonts`.
 */
import { readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import subsetFont from 'subset-font'

const rupee = '\u20b9'
const resolve = createRequire(import.meta.url).resolve

const cuts = [
  ['@fontsource-variable/eczar/files/eczar-latin-ext-wght-normal.woff2', 'eczar-rupee.woff2'],
  [
    '@fontsource-variable/anek-latin/files/anek-latin-latin-ext-wght-normal.woff2',
    'anek-rupee.woff2',
  ],
] as const

for (const [source, target] of cuts) {
  const font = await subsetFont(await readFile(resolve(source)), rupee, { targetFormat: 'woff2' })
  await writeFile(new URL(`../../app/fonts/${target}`, import.meta.url), font)
  console.log(`${target}: ${font.length} bytes`)
}
