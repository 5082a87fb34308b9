import { cpSync, existsSync, mkdirSync } from 'node:fs'
import path from 'node:path'
import { root } from './run.mjs'

/**
 * Copies everything that the site needs at run time into a folder. `node server.js` in it serves the site and needs
 * only Node. It writes only to `{build}/server/route-cache`, `{build}/cache` and `DATA_DIR`.
 * @param {string} folder created if it does not exist
 * @param {string} [build] output folder of a build with `NEXT_OUTPUT=standalone`
 * @throws when there is no such build
 */
export function createReleaseFolder(folder, build = process.env.NEXT_DIST_DIR || '.next') {
  const from = (/** @type {string[]} */ ...names) => path.resolve(root, build, ...names)
  const to = (/** @type {string[]} */ ...names) => path.join(folder, ...names)
  const name = path.basename(build)
  if (!existsSync(from('standalone/server.js'))) {
    throw new Error(`There is no standalone build in ${build}: build with NEXT_OUTPUT=standalone.`)
  }
  // Packages are relative links in the build. `cpSync` would make them absolute, into the sources.
  cpSync(from('standalone'), folder, { recursive: true, verbatimSymlinks: true })
  // Next copied the pages before they were finished.
  cpSync(from('server/app'), to(name, 'server/app'), { recursive: true })
  cpSync(from('static'), to(name, 'static'), { recursive: true })
  cpSync(path.join(root, 'public'), to('public'), { recursive: true })
  // The records of the embedded content service, and texts that are read at run time.
  cpSync(path.join(root, 'content'), to('content'), { recursive: true })
  for (const writable of ['server/route-cache', 'cache'])
    mkdirSync(to(name, writable), { recursive: true })
}
