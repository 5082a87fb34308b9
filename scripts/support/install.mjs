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
  const code = await run(npm, ['ci', '--include=dev', '--no-audit', '--no-fund'])
  if (code !== 0) throw new Error('npm ci failed')
  writeFileSync(stamp, wanted)
}
