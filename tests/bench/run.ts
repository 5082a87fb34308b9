/**
 * Measures the built site (`npm run bench`): all cases, or those that are named (`npm run bench -- archive`).
 * A case is a file of this folder that exports a function of its own name, which measures one thing and gives a
 * table to print. Builds first when there is no build of the present sources. Times tell something only on a
 * quiet machine.
 */
import { spawnSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import path from 'node:path'

type Case = () => Promise<string>

const camelCase = (name: string) =>
  name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase())

const cases = readdirSync(import.meta.dirname)
  .filter((file) => file.endsWith('.ts') && file !== path.basename(import.meta.filename))
  .map((file) => file.replace(/\.ts$/, ''))
  .sort()

const wanted = process.argv.slice(2)
const unknown = wanted.filter((name) => !cases.includes(name))
if (unknown.length > 0) {
  console.error(`No such case: ${unknown.join(', ')}. There are: ${cases.join(', ')}`)
  process.exit(2)
}

const root = path.resolve(import.meta.dirname, '../..')
const { buildIsCurrent } = await import('../../scripts/support/build-fingerprint.mjs')
if (!buildIsCurrent()) {
  const { status } = spawnSync(process.execPath, ['scripts/build.mjs'], {
    cwd: root,
    stdio: 'inherit',
  })
  if (status !== 0) process.exit(1)
}

for (const name of wanted.length > 0 ? wanted : cases) {
  console.log(`\n── ${name}`)
  const measure = ((await import(`./${name}`)) as Record<string, Case>)[camelCase(name)]!
  console.log(await measure())
}
