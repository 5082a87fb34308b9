import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { createHash } from 'node:crypto'
import { root, run } from './run.mjs'

const lockFile = path.join(root, 'package-lock.json')
const stamp = path.join(root, 'node_modules/.installed')

/** Installs the packages of the lock file when they are not there, or are those of another lock file. */
export async function ensureInstalled() {
  const wanted = createHash('sha256').update(readFileSync(lockFile)).digest('hex')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return
  console.log('Installing packages…')
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm'
  // Not `npm ci`: it refuses a lock file without the builds of other platforms, which a mirror of the
  // registry need not have. This installs the locked versions, checked by their hashes, and writes nothing.
  const code = await run(npm, ['install', '--no-save', '--include=dev', '--no-audit', '--no-fund'])
  if (code !== 0) throw new Error('npm install failed')
  writeFileSync(stamp, wanted)
}
