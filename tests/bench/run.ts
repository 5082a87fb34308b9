/**
 * Measures the built site (`npm run bench`): all cases, or those that are named (`npm run bench -- enquiries`).
 * Builds first when there is no build of the present sources. Times tell something only on a quiet machine.
 */
import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { enquiries } from './enquiries'

/** Each measures one thing and gives a table to print. */
const cases: Record<string, () => Promise<string>> = { enquiries }

const wanted = process.argv.slice(2)
const unknown = wanted.filter((name) => !Object.hasOwn(cases, name))
if (unknown.length > 0) {
  console.error(`No such case: ${unknown.join(', ')}. There are: ${Object.keys(cases).join(', ')}`)
  process.exit(2)
}

const root = path.resolve(import.meta.dirname, '../..')
const { buildIsCurrent } = await import('../../scripts/support/build-stamp.mjs')
if (!buildIsCurrent()) {
  const { status } = spawnSync(process.execPath, ['scripts/build.mjs'], {
    cwd: root,
    stdio: 'inherit',
  })
  if (status !== 0) process.exit(1)
}

for (const [name, measure] of Object.entries(cases)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue
  console.log(`\n── ${name}`)
  console.log(await measure())
}
