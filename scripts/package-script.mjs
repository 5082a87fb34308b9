/**
 * Runs a script of a folder with packages of its own (`artwork`, `tests/bench`), which the site does not need:
 * `node scripts/package-script.mjs artwork pictures`.
 */
import { ensureInstalled, npm } from './support/install.mjs'
import { run } from './support/run.mjs'

const [folder = '', script = '', ...options] = process.argv.slice(2)
await ensureInstalled()
await ensureInstalled(folder)
process.exitCode = await run(npm, ['run', `--prefix=${folder}`, script, '--', ...options])
