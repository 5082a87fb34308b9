import { existsSync } from 'node:fs'
import path from 'node:path'
import { canInstall, installPackages } from './debian.mjs'
import { runTool, tools } from './run.mjs'

const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome']

const onPath = () =>
  (process.env.PATH ?? '')
    .split(path.delimiter)
    .flatMap((folder) => names.map((name) => path.join(folder, name)))
    .find((file) => existsSync(file))

const ofPlaywright = async () => {
  const { chromium } = await import('playwright')
  const file = chromium.executablePath()
  return existsSync(file) ? file : undefined
}

/**
 * Finds a Chromium for the browser tests, or installs one: `CHROMIUM_PATH`, the system's, Playwright's
 * own, else Debian's package when run as root.
 * @returns {Promise<string>} path of the program
 * @throws when there is none and none could be installed
 */
export async function ensureBrowser() {
  const given = process.env.CHROMIUM_PATH
  if (given) {
    if (!existsSync(given)) throw new Error(`CHROMIUM_PATH names no file: ${given}`)
    return given
  }
  const found = onPath() ?? (await ofPlaywright())
  if (found) return found

  console.log('No Chromium found; installing one…')
  await runTool(tools.playwright, ['install', 'chromium'])
  const downloaded = await ofPlaywright()
  if (downloaded) return downloaded

  if (canInstall) {
    await installPackages('chromium')
    const installed = onPath()
    if (installed) return installed
  }
  throw new Error(
    'The browser tests need Chromium: install the package "chromium", or set CHROMIUM_PATH.',
  )
}
