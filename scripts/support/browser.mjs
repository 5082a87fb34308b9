import { existsSync } from 'node:fs'
import { canInstall, ensurePrograms, findProgram } from './programs.mjs'
import { runTool, tools } from './run.mjs'

const findInPlaywright = async () => {
  const { chromium } = await import('playwright')
  const file = chromium.executablePath()
  return existsSync(file) ? file : undefined
}

/**
 * Finds Chromium: `CHROMIUM_PATH`, the system's or Playwright's. Installs what is missing: as root on Debian the
 * package, elsewhere Playwright's.
 * @param {'chromium' | 'chromium-headless-shell'} [preferred] The headless shell is the same engine without windows and
 * menus: browser tests take two thirds of the time.
 * @returns {Promise<string>} path of the program
 * @throws when none is found and none can be installed
 */
export async function ensureBrowser(preferred = 'chromium') {
  const configured = process.env.CHROMIUM_PATH
  if (configured) {
    if (!existsSync(configured)) throw new Error(`CHROMIUM_PATH: no such file: ${configured}`)
    return configured
  }
  if (canInstall) await ensurePrograms(preferred)
  const find = async () =>
    findProgram(preferred) ?? findProgram('chromium') ?? (await findInPlaywright())
  const found = await find()
  if (found) return found

  console.log('Chromium not found. Installing…')
  await runTool(tools.playwright, ['install', 'chromium'])
  const installed = await find()
  if (!installed) throw new Error('Chromium cannot be installed. Set CHROMIUM_PATH to its program.')
  return installed
}

/** Environment of the browser tests (tests/playwright.config.ts). */
export const ensureBrowsers = async () => ({
  CHROMIUM_PATH: await ensureBrowser(),
  HEADLESS_SHELL_PATH: await ensureBrowser('chromium-headless-shell'),
})
