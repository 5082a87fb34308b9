import { existsSync } from 'node:fs'
import { canInstall, ensurePrograms, findProgram, programOf } from './programs.mjs'
import { runTool, tools } from './run.mjs'

const findInPlaywright = async () => {
  const { chromium } = await import('playwright')
  const file = chromium.executablePath()
  return existsSync(file) ? file : undefined
}

/**
 * Finds Chromium for the browser tests: `CHROMIUM_PATH`, the system's or Playwright's. Otherwise installs Playwright's
 * or, as root, the Debian package.
 * @returns {Promise<string>} path of the program
 * @throws when none is found and none can be installed
 */
export async function ensureBrowser() {
  const configured = process.env.CHROMIUM_PATH
  if (configured) {
    if (!existsSync(configured)) throw new Error(`CHROMIUM_PATH: no such file: ${configured}`)
    return configured
  }
  const found = findProgram('chromium') ?? (await findInPlaywright())
  if (found) return found

  console.log('Chromium not found. Installing…')
  await runTool(tools.playwright, ['install', 'chromium'])
  const downloaded = await findInPlaywright()
  if (downloaded) return downloaded

  await ensurePrograms('chromium')
  return programOf('chromium')
}

/**
 * Environment of the browser tests (tests/playwright.config.ts). Adds Debian's headless shell: the same engine without
 * windows and menus, in which the tests take two thirds of the time. Without it they run in Chromium.
 */
export async function ensureBrowsers() {
  const CHROMIUM_PATH = await ensureBrowser()
  if (process.env.CHROMIUM_PATH) return { CHROMIUM_PATH, HEADLESS_SHELL_PATH: CHROMIUM_PATH }
  if (canInstall) await ensurePrograms('chromium-headless-shell')
  const HEADLESS_SHELL_PATH = findProgram('chromium-headless-shell') ?? CHROMIUM_PATH
  return { CHROMIUM_PATH, HEADLESS_SHELL_PATH }
}
