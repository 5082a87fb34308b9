import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { createHash } from 'node:crypto'
import { root, run } from './run.mjs'

export const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm'

/** Installs the packages of a folder if they are missing or its lock file has changed. */
export async function ensureInstalled(folder = '.') {
  const lockFile = path.join(root, folder, 'package-lock.json')
  const stamp = path.join(root, folder, 'node_modules/.installed')
  const lockHash = createHash('sha256').update(readFileSync(lockFile)).digest('hex')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lockHash) return
  console.log('Installing packages…')
  const options = ['--include=dev', '--no-audit', '--no-fund', `--prefix=${folder}`]
  if ((await run(npm, ['ci', ...options])) !== 0) throw new Error('npm ci failed')
  writeFileSync(stamp, lockHash)
}
