import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'

const debian = '/usr/lib/postgresql'

const onPath = () => (process.env.PATH ?? '').split(path.delimiter)

const ofDebian = () =>
  existsSync(debian)
    ? readdirSync(debian)
        .sort((one, other) => Number(other) - Number(one))
        .map((version) => path.join(debian, version, 'bin'))
    : []

/**
 * Programs of the services that the tests start for themselves, by the Debian package that has them.
 * @satisfies {Record<string, { folders: () => string[]; programs: string[] }>}
 */
const services = {
  postgresql: {
    folders: () => [...ofDebian(), ...onPath()],
    programs: ['initdb', 'postgres', 'pg_isready'],
  },
  'redis-server': { folders: onPath, programs: ['redis-server'] },
  nginx: { folders: () => [...onPath(), '/usr/sbin'], programs: ['nginx'] },
}

/** @typedef {keyof typeof services} Service */

/** @param {Service} service */
const find = (service) => {
  const { folders, programs } = services[service]
  return folders().find((folder) => programs.every((name) => existsSync(path.join(folder, name))))
}

/**
 * The folder of a service's programs.
 * @param {Service} service
 * @returns {string}
 * @throws with what to install when there is none
 */
export function programsOf(service) {
  const found = find(service)
  if (found) return found
  const { programs } = services[service]
  throw new Error(
    `These tests need ${programs.join(', ')}: install the package "${service}". (As root on Debian, npm test does.)`,
  )
}

/** Installs what is missing of the services, where that can be done; tests that miss one say so. */
export async function ensureServices() {
  const missing = /** @type {Service[]} */ (Object.keys(services)).filter(
    (service) => !find(service),
  )
  if (missing.length === 0) return
  const { canInstall, installPackages } = await import('./debian.mjs')
  if (!canInstall) return
  console.log(`Installing ${missing.join(', ')}…`)
  await installPackages(...missing)
}
