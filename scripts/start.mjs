/**
 * `npm start`: serves the site. Installs packages and builds first if necessary: on a fresh clone, or when sources or
 * build settings have changed.
 */
import path from 'node:path'
import { buildIsCurrent } from './support/build-fingerprint.mjs'
import { ensureInstalled } from './support/install.mjs'
import { root, run, serving, servingEnvironment } from './support/run.mjs'
import { checkPort, checkSettings } from './support/settings.mjs'

const { PORT = '3000', HOSTNAME = '0.0.0.0' } = process.env

await ensureInstalled('.', { dev: false })
await checkSettings()
await checkPort(PORT, HOSTNAME)
if (!buildIsCurrent()) {
  const code = await run(process.execPath, [path.join(root, 'scripts/build.mjs')])
  if (code !== 0) process.exit(code)
}

const args = [...serving, '-p', PORT, '-H', HOSTNAME]
process.exitCode = await run(process.execPath, args, servingEnvironment)
