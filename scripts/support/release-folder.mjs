import { cpSync, existsSync, mkdirSync } from 'node:fs'
import path from 'node:path'
import { root } from './run.mjs'

/**
 * Puts everything that the site runs from into a folder: `node server.js` there serves it. It needs nothing
 * but Node, and writes to `{build}/server/route-cache`, `{build}/cache` and `DATA_DIR` only.
 * @param {string} folder where to; made, when it is not there
 * @param {string} [build] Next's folder of a build made with `NEXT_OUTPUT=standalone`
 * @throws when that build is not there
 */
export function createReleaseFolder(folder, build = process.env.NEXT_DIST_DIR || '.next') {
  const from = (/** @type {string[]} */ ...names) => path.join(root, build, ...names)
  const to = (/** @type {string[]} */ ...names) => path.join(folder, ...names)
  if (!existsSync(from('standalone/server.js'))) {
    throw new Error(
      `There is no build to take along in ${build}: build with NEXT_OUTPUT=standalone.`,
    )
  }
  cpSync(from('standalone'), folder, { recursive: true })
  // Next copied the pages before they were finished.
  cpSync(from('server/app'), to(build, 'server/app'), { recursive: true })
  cpSync(from('static'), to(build, 'static'), { recursive: true })
  cpSync(path.join(root, 'public'), to('public'), { recursive: true })
  // What the embedded content service answers, and words that are read while the site runs.
  cpSync(path.join(root, 'content'), to('content'), { recursive: true })
  for (const name of ['server/route-cache', 'cache'])
    mkdirSync(to(build, name), { recursive: true })
}
