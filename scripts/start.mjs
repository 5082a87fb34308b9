/**
 * `npm start`: serves the site. On a fresh clone it first installs the packages and builds; later it
 * builds again only when the sources or the settings that go into a build have changed.
 */
import path from 'node:path'
import { buildIsCurrent } from './support/build-fingerprint.mjs'
import { ensureInstalled } from './support/install.mjs'
import { root, run, serving, servingEnvironment } from './support/run.mjs'
import { checkPort, checkSettings } from './support/settings.mjs'

const { PORT = '3000', HOSTNAME = '0.0.0.0' } = process.env

await ensureInstalled()
await checkSettings()
await checkPort(PORT, HOSTNAME)
if (!buildIsCurrent()) {
  const code = await run(process.execPath, [path.join(root, 'scripts/build.mjs')])
  if (code !== 0) process.exit(code)
}

const args = [...serving, '-p', PORT, '-H', HOSTNAME]
process.exitCode = await run(process.execPath, args, servingEnvironment)
