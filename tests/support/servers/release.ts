import { execFileSync } from 'node:child_process'
import { chmodSync, chownSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createReleaseFolder } from '../../../scripts/support/release-folder.mjs'

/** The files that a container runs (`deploy/Dockerfile`), in a temporary folder. */
export type Release = {
  folder: string
  /** Its `DATA_DIR`, which it may write to. */
  data: string
  /** Folder of the rendered pages. */
  pages: string
  /** The user that runs it, when root starts the tests. */
  owner: { uid?: number; gid?: number }
  remove: () => void
}

const nobody = 65534

/**
 * Copies the build with everything that it needs. The release may write to three folders only; all other files belong
 * to the user who starts the tests.
 * @param original a release whose files are hard-linked instead of copied; neither writes to them
 */
export function createRelease(original?: Release): Release {
  const home = mkdtempSync(path.join(tmpdir(), 'site-release-'))
  chmodSync(home, 0o755)
  const folder = path.join(home, 'site')
  const build = process.env.NEXT_DIST_DIR || '.next'
  if (original) execFileSync('cp', ['-al', original.folder, folder])
  else createReleaseFolder(folder, build)
  const data = path.join(home, 'data')
  mkdirSync(data)
  const pages = path.join(folder, build, 'server/route-cache')
  const owner = process.getuid?.() === 0 ? { uid: nobody, gid: nobody } : {}
  if (owner.uid) {
    for (const writable of [data, pages, path.join(folder, build, 'cache')]) {
      chownSync(writable, nobody, nobody)
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
