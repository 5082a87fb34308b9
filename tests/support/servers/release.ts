import { execFileSync } from 'node:child_process'
import { chmodSync, chownSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createReleaseFolder } from '../../../scripts/support/release-folder.mjs'

/** What a container runs from (`deploy/Dockerfile`), in a temporary folder. */
export type Release = {
  folder: string
  /** Where it may write: its `DATA_DIR`. */
  data: string
  /** Files that it keeps pages in. */
  pages: string
  /** Who runs it, when root starts it. */
  owner: { uid?: number; gid?: number }
  remove: () => void
}

const nobody = 65534

/**
 * Puts the build together with all that it runs from. Owned by whoever starts the tests, but for three folders.
 * @param like shares the files of that one, which neither writes to
 */
export function createRelease(like?: Release): Release {
  const home = mkdtempSync(path.join(tmpdir(), 'site-release-'))
  chmodSync(home, 0o755)
  const folder = path.join(home, 'site')
  const build = process.env.NEXT_DIST_DIR || '.next'
  if (like) execFileSync('cp', ['-al', like.folder, folder])
  else createReleaseFolder(folder, build)
  const data = path.join(home, 'data')
  mkdirSync(data)
  const pages = path.join(folder, build, 'server/route-cache')
  const owner = process.getuid?.() === 0 ? { uid: nobody, gid: nobody } : {}
  if (owner.uid) {
    for (const own of [data, pages, path.join(folder, build, 'cache')]) {
      chownSync(own, nobody, nobody)
    }
  }
  return {
    folder,
    data,
    pages,
    owner,
    remove: () => rmSync(home, { recursive: true, force: true }),
  }
}
