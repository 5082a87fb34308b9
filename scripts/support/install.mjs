import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { root, run } from './run.mjs'

export const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm'

/** Folders with packages of their own, which the site does not need. */
export const separatePackages = ['artwork', 'tests/bench', 'tests/soak/engines']

/** @typedef {{ version?: string, integrity?: string, optional?: boolean, devOptional?: boolean, peer?: boolean }} Package */

/**
 * The packages of a lock file.
 * @param {string} file
 * @returns {Record<string, Package>} by their path
 */
const packagesIn = (file) => {
  const { packages } = JSON.parse(readFileSync(file, 'utf8'))
  // The project itself.
  delete packages['']
  return packages
}

/** Installs the packages of a folder unless those of its lock file are there, whoever has installed them. */
export async function ensureInstalled(folder = '.') {
  if (isInstalled(path.join(root, folder))) return
  console.log('Installing packages…')
  const options = ['--include=dev', '--no-audit', '--no-fund', `--prefix=${folder}`]
  if ((await run(npm, ['ci', ...options])) !== 0) throw new Error('npm ci failed')
}

/**
 * Compares the lock file with npm's own list of what it has installed. An optional package may be missing, such as the
 * build for another platform.
 * @param {string} folder
 */
export function isInstalled(folder) {
  const list = path.join(folder, 'node_modules/.package-lock.json')
  if (!existsSync(list)) return false
  const installed = packagesIn(list)
  return Object.entries(packagesIn(path.join(folder, 'package-lock.json'))).every(
    ([name, wanted]) =>
      installed[name]
        ? installed[name].version === wanted.version
        : wanted.optional || wanted.devOptional || wanted.peer,
  )
}

/**
 * What a lock file installs: versions and checksums. npm rewrites the rest in its own way, which is no change.
 * @param {string} file
 */
export const lockedVersions = (file) =>
  JSON.stringify(
    Object.entries(packagesIn(file))
      .map(([name, { version, integrity }]) => [name, version, integrity])
      .sort(),
  )
