/**
 * Runs the benchmarks of the built site (`npm run bench`): all of them, or those in the arguments
 * (`npm run bench -- archive`). A benchmark is a file of this folder that exports a function with the name of the file,
 * which returns a table to print. Builds the site first when the sources have changed. Times are meaningful only on an
 * idle machine.
 */
import { spawnSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import path from 'node:path'

type Benchmark = () => Promise<string>

const camelCase = (name: string) =>
  name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase())

const benchmarks = readdirSync(import.meta.dirname)
  .filter((file) => file.endsWith('.ts') && file !== path.basename(import.meta.filename))
  .map((file) => file.replace(/\.ts$/, ''))
  .sort()

const selected = process.argv.slice(2)
const unknown = selected.filter((name) => !benchmarks.includes(name))
if (unknown.length > 0) {
  console.error(`No such benchmark: ${unknown.join(', ')}. Available: ${benchmarks.join(', ')}`)
  process.exit(2)
}

const root = path.resolve(import.meta.dirname, '../..')
process.chdir(root)
const { buildIsCurrent } = await import('../../scripts/support/build-fingerprint.mjs')
if (!buildIsCurrent()) {
  const { status } = spawnSync(process.execPath, ['scripts/build.mjs'], { stdio: 'inherit' })
  if (status !== 0) process.exit(1)
}

for (const name of selected.length > 0 ? selected : benchmarks) {
  console.log(`\n── ${name}`)
  const measure = ((await import(`./${name}`)) as Record<string, Benchmark>)[camelCase(name)]!
  console.log(await measure())
}
