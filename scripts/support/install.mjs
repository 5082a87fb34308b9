import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { root, run } from './run.mjs'

export const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm'

/** Folders with packages of their own, which the site does not need. */
export const separatePackages = ['artwork', 'tests/bench', 'tests/soak/engines']

/** @typedef {{ version?: string, integrity?: string, dev?: boolean, optional?: boolean, devOptional?: boolean, peer?: boolean }} Package */

/**
 * Reads the packages of a lock file.
 * @param {string} file
 * @returns {Record<string, Package>} by their path
 */
const readPackages = (file) => {
  const { packages } = JSON.parse(readFileSync(file, 'utf8'))
  // This entry is the project itself.
  delete packages['']
  return packages
}

/**
 * Installs the packages of a folder, unless npm has already installed those of its lock file.
 * @param {string} [folder]
 * @param {{ dev?: boolean }} [options] `dev: false` installs only what building and serving need
 */
export async function ensureInstalled(folder = '.', { dev = true } = {}) {
  const { production, development } = compareInstalled(path.join(root, folder))
  if (production && (!dev || development === 'all')) return
  console.log('Installing packages…')
  // `npm ci` first removes all packages, which a running site may still load.
  const command = production && development === 'none' ? ['install', '--no-save'] : ['ci']
  const set = dev || development !== 'none' ? '--include=dev' : '--omit=dev'
  const options = [set, '--no-audit', '--no-fund', `--prefix=${folder}`]
  if ((await run(npm, [...command, ...options])) !== 0) throw new Error(`npm ${command[0]} failed`)
}

/**
 * Compares the lock file with npm's own list of what it has installed. An optional package may be missing, such as the
 * build for another platform.
 * @param {string} folder
 * @returns {{ production: boolean, development: 'all' | 'some' | 'none' }}
 */
export function compareInstalled(folder) {
  const list = path.join(folder, 'node_modules/.package-lock.json')
  const installed = existsSync(list) ? readPackages(list) : {}
  const locked = Object.entries(readPackages(path.join(folder, 'package-lock.json')))
  const isInstalled = (/** @type {[string, Package]} */ [name, wanted]) =>
    installed[name]
      ? installed[name].version === wanted.version
      : wanted.optional || wanted.devOptional || wanted.peer
  const development = locked.filter(([, { dev }]) => dev)
  return {
    production: existsSync(list) && locked.filter(([, { dev }]) => !dev).every(isInstalled),
    development: development.every(isInstalled)
      ? 'all'
      : development.some(([name]) => installed[name])
        ? 'some'
        : 'none',
  }
}

/**
 * Returns the versions and checksums of a lock file, for comparison. npm may rewrite the rest.
 * @param {string} file
 */
export const readLockedVersions = (file) =>
  JSON.stringify(
    Object.entries(readPackages(file))
      .map(([name, { version, integrity }]) => [name, version, integrity])
      .sort(),
  )
