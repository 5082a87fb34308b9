/** Runs a command of `artwork/package.json` (`npm run pictures`, for one), whose packages the site does without. */
import { ensureInstalled, npm } from './support/install.mjs'
import { run } from './support/run.mjs'

const [command = '', ...options] = process.argv.slice(2)
await ensureInstalled()
await ensureInstalled('artwork')
process.exitCode = await run(npm, ['run', '--prefix=artwork', command, '--', ...options])
