/**
 * `npm start`: serves the site. On a fresh clone it first installs the packages and builds; later it
 * builds again only when the sources or the settings that go into a build have changed.
 */
import { buildIsCurrent } from './support/build-stamp.mjs'
import { ensureInstalled } from './support/install.mjs'
import { root, run, serving } from './support/run.mjs'
import path from 'node:path'

await ensureInstalled()
if (!buildIsCurrent()) {
  const code = await run(process.execPath, [path.join(root, 'scripts/build.mjs')])
  if (code !== 0) process.exit(code)
}

const { PORT = '3000', HOSTNAME = '0.0.0.0' } = process.env
process.exitCode = await run(process.execPath, [...serving, '-p', PORT, '-H', HOSTNAME], {
  // Pictures are resized in the same thread pool that reads pages from disk; four threads would let
  // a few cold pictures hold up every page.
  UV_THREADPOOL_SIZE: process.env.UV_THREADPOOL_SIZE || '16',
})
