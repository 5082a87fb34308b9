/** Runs a script of `artwork/package.json`, such as `npm run pictures`. The site does not need its packages. */
import { ensureInstalled, npm } from './support/install.mjs'
import { run } from './support/run.mjs'

const [command = '', ...options] = process.argv.slice(2)
await ensureInstalled()
await ensureInstalled('artwork')
process.exitCode = await run(npm, ['run', '--prefix=artwork', command, '--', ...options])
