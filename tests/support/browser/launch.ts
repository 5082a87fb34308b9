import { findProgram } from '../../../scripts/support/programs.mjs'

/** A complete Chromium: `CHROMIUM_PATH` or the system's. `undefined` is Playwright's own. */
export const chromium = process.env.CHROMIUM_PATH || findProgram('chromium')

/** The same engine without windows and menus, in which tests take two thirds of the time (decision 078). */
export const headlessShell =
  process.env.CHROMIUM_PATH || findProgram('chromium-headless-shell') || chromium

/** Playwright's options that start this program. */
export const launch = (executablePath: string | undefined) => ({
  executablePath,
  args: [
    '--no-sandbox',
    '--disable-gpu',
    // The headless shell would position letters as on a low-resolution screen, even in print.
    '--font-render-hinting=none',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
})
