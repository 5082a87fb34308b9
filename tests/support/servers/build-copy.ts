import { randomUUID } from 'node:crypto'
import { cp, rm } from 'node:fs/promises'
import path from 'node:path'
import { root } from '../../../scripts/support/run.mjs'

/**
 * Copies the build without its cached pictures. Next writes regenerated pages into the build: a site with other records
 * needs a build of its own, or its pages stay there for the next site.
 * @returns `distDir`: the value of `NEXT_DIST_DIR`
 */
export async function copyBuild() {
  const build = path.join(root, process.env.NEXT_DIST_DIR || '.next')
  const distDir = `.next-${randomUUID()}`
  const isNeeded = (source: string) =>
    !['cache', 'dev', 'standalone', 'server/route-cache'].includes(path.relative(build, source))
  await cp(build, path.join(root, distDir), { recursive: true, filter: isNeeded })
  return {
    distDir,
    remove: () => rm(path.join(root, distDir), { recursive: true, force: true }),
  }
}
