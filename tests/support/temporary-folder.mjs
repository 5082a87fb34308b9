import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

let folder = ''

/**
 * Puts all temporary folders of a test run into one, and removes it: also after a test that fails or a process that is
 * killed.
 * @returns `removeTemporaryFolder`
 */
export function makeTemporaryFolder() {
  folder = mkdtempSync(path.join(tmpdir(), 'site-tests-'))
  // Servers of the tests run as other users.
  chmodSync(folder, 0o755)
  process.env.TMPDIR = folder
  // `timeout` and a cancelled CI job send SIGTERM, which would also leave the servers of the tests running.
  process.once('SIGTERM', () => process.kill(process.pid, 'SIGINT'))
  return removeTemporaryFolder
}

/** After the last test. */
export const removeTemporaryFolder = () =>
  rmSync(folder, { recursive: true, force: true, maxRetries: 3 })
