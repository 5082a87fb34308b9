import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { run } from './run.mjs'

/**
 * Debian packages of the programs that tests and benchmarks start, with the names that the program or module can have.
 * @satisfies {Record<string, string[]>}
 */
const packages = {
  chromium: ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'],
  'chromium-headless-shell': ['chromium-headless-shell'],
  'firefox-esr': ['firefox-esr', 'firefox'],
  nginx: ['nginx'],
  'libnginx-mod-http-brotli-filter': ['ngx_http_brotli_filter_module.so'],
  openssl: ['openssl'],
  postgresql: ['initdb'],
  'redis-server': ['redis-server'],
  'webkit2gtk-driver': ['WebKitWebDriver'],
  wrk: ['wrk'],
  xvfb: ['Xvfb'],
}

/** @typedef {keyof typeof packages} Package */

/** Packages of the servers that the soak tests start. @type {readonly Package[]} */
export const services = ['postgresql', 'redis-server', 'nginx', 'libnginx-mod-http-brotli-filter']

/** Packages of the engines besides Chromium: `firefox`, `webkit`. @type {readonly Package[]} */
export const engines = ['firefox-esr', 'webkit2gtk-driver', 'xvfb']

export const canInstall = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')

/** Debian installs the PostgreSQL server here, in a folder for each version, which is not in the PATH. */
const postgresFolder = '/usr/lib/postgresql'

const folders = () => [
  ...(existsSync(postgresFolder) ? readdirSync(postgresFolder) : [])
    .sort((first, second) => Number(second) - Number(first))
    .map((version) => path.join(postgresFolder, version, 'bin')),
  ...(process.env.PATH ?? '').split(path.delimiter),
  '/usr/sbin',
  '/usr/lib/nginx/modules',
]

/** Finds the path of a package's program. @param {Package} name */
export const findProgram = (name) =>
  folders()
    .flatMap((folder) => packages[name].map((program) => path.join(folder, program)))
    .find((file) => existsSync(file))

/**
 * Returns the path of a package's program.
 * @param {Package} name
 * @throws when it is not installed
 */
export function getProgram(name) {
  const file = findProgram(name)
  if (!file) throw new Error(`${name} is not installed. (npm test installs it, as root on Debian.)`)
  return file
}

/**
 * Installs missing packages, as root on Debian.
 * @param {readonly Package[]} names
 * @returns those that are still missing
 */
export async function ensurePrograms(...names) {
  const missing = () => names.filter((name) => !findProgram(name))
  if (canInstall && missing().length > 0) {
    console.log(`Installing ${missing().join(', ')}…`)
    // With this run level the packages do not start their services.
    const env = { DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' }
    await run('apt-get', ['update', '-qq'], env)
    const install = ['install', '-y', '-qq', '--no-install-recommends']
    await run('apt-get', [...install, ...missing()], env)
  }
  return missing()
}
