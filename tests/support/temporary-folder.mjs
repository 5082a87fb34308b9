import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

/**
 * Puts all temporary folders of a test run into one, of which nothing is left: also those of a test that fails or of a
 * process that is killed.
 * @returns a function that removes it
 */
export function oneTemporaryFolder() {
  const before = process.env.TMPDIR
  const folder = mkdtempSync(path.join(tmpdir(), 'site-tests-'))
  // Servers of the tests run as other users.
  chmodSync(folder, 0o755)
  process.env.TMPDIR = folder
  return () => {
    if (before === undefined) delete process.env.TMPDIR
    else process.env.TMPDIR = before
    rmSync(folder, { recursive: true, force: true, maxRetries: 3 })
  }
}
