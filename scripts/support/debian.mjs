import { existsSync } from 'node:fs'
import { run } from './run.mjs'

/** Whether `installPackages` can do anything here. */
export const canInstall = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')

/**
 * Installs Debian packages; services among them are not started. To be called as root.
 * @param {string[]} names
 */
export async function installPackages(...names) {
  const env = { DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' }
  await run('apt-get', ['update', '-qq'], env)
  await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...names], env)
}
