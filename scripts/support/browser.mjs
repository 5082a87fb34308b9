import { existsSync } from 'node:fs'
import { canInstall, ensurePrograms, findProgram, getProgram } from './programs.mjs'
import { runTool, tools } from './run.mjs'

/** Playwright's own Chromium, if it has been downloaded. */
const findInPlaywright = async () => {
  const { chromium } = await import('playwright')
  const file = chromium.executablePath()
  return existsSync(file) ? file : undefined
}

/**
 * Finds Chromium for browser tests and benchmarks: `CHROMIUM_PATH`, the system's or Playwright's. Otherwise installs
 * Playwright's or, as root, Debian's with its headless shell.
 * @returns {Promise<string>} path of the program
 * @throws when none is found and none can be installed
 */
export async function ensureBrowser() {
  const configured = process.env.CHROMIUM_PATH
  if (configured) {
    if (!existsSync(configured)) throw new Error(`CHROMIUM_PATH: no such file: ${configured}`)
    return configured
  }
  if (canInstall) await ensurePrograms('chromium', 'chromium-headless-shell')
  const found = findProgram('chromium') ?? (await findInPlaywright())
  if (found) return found

  console.log('Chromium not found. Installing…')
  await runTool(tools.playwright, ['install', 'chromium'])
  return (await findInPlaywright()) ?? getProgram('chromium')
}
