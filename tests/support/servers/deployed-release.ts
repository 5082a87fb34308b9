import { execFile, spawn } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'
import { root } from '../../../scripts/support/run.mjs'
import { exampleSettings } from './deploy-settings'
import type { Release } from './release'
import { waitUntilReady } from './site'

type Settings = Record<string, string>

const canIsolate = process.getuid?.() === 0

/**
 * Starts a release with these variables and no others. As root also in what Linux has of the sandbox of
 * `deploy/school-website.service`: the sources, `/home`, `/root` and `/tmp` are empty, everything else is read-only, and
 * the user has no rights. What the unit filters of system calls and addresses is missing.
 */
export function startDeployed(release: Release, port: number, settings: Settings) {
  const variables = {
    NODE_ENV: 'production' as const,
    PATH: '/usr/bin:/bin',
    ...settings,
    PORT: String(port),
  }
  const child = canIsolate
    ? spawn('unshare', ['--mount', '--propagation=private', 'sh', '-euc', isolation(release)], {
        env: { ...variables, DATA_DIR: '/srv/data' },
        stdio: ['ignore', 'pipe', 'pipe'],
      })
    : spawn(process.execPath, ['server.js'], {
        env: { ...variables, DATA_DIR: release.data },
        cwd: release.folder,
        stdio: ['ignore', 'pipe', 'pipe'],
      })
  return waitUntilReady(child, port)
}

/** Runs a command of the release as root does, or the user of the tests, without the sources. @returns what it prints */
export async function runInRelease(release: Release, port: number, ...args: string[]) {
  const settings = {
    ...exampleSettings(),
    DESK_SECRET: 'a secret of the desk with more than 32 characters',
    DATA_DIR: release.data,
    PORT: String(port),
    SITE_UNIT: '/dev/null',
    PATH: process.env.PATH ?? '',
    NODE_ENV: 'production' as const,
  }
  const [name, ...others] = args
  const program = [process.execPath, `commands/${name}.mjs`, ...others]
  const hide = `mount -t tmpfs none '${root}'; cd '${release.folder}'; exec "$@"`
  const [file, ...rest] = canIsolate
    ? ['unshare', '--mount', '--propagation=private', 'sh', '-euc', hide, 'sh', ...program]
    : program
  const { stdout } = await promisify(execFile)(file!, rest, { env: settings, cwd: release.folder })
  return stdout
}

/** Nothing of this affects the machine: the mounts end with the process. */
function isolation({ folder, data, owner }: Release): string {
  const build = path.join('/srv/site', process.env.NEXT_DIST_DIR || '.next')
  const writable = [`${build}/server/route-cache`, `${build}/cache`]
  const hidden = ['/home', '/root', '/tmp', root].filter(
    (place) => !process.execPath.startsWith(`${place}/`),
  )
  return [
    'umask 077',
    'mount -t tmpfs -o mode=755 none /srv',
    'mkdir /srv/site /srv/data',
    `mount --bind '${folder}' /srv/site`,
    `mount --bind '${data}' /srv/data`,
    ...writable.map((place) => `mount --bind ${place} ${place}`),
    ...hidden.map(
      (place) => `if [ -d '${place}' ]; then mount -t tmpfs -o mode=1777 none '${place}'; fi`,
    ),
    'mount -o remount,bind,ro /',
    'mount -o remount,bind,ro /srv',
    'mount -o remount,bind,ro /srv/site',
    'cd /srv/site',
    `exec setpriv --reuid=${owner.uid} --regid=${owner.gid} --clear-groups --no-new-privs --bounding-set=-all '${process.execPath}' server.js`,
  ].join('\n')
}
