import { existsSync } from 'node:fs'
import path from 'node:path'
import { ensureBrowser } from './browser.mjs'
import { canInstall, installPackages } from './debian.mjs'

/**
 * What each engine besides Chromium needs, the slowest first: Debian packages, and their programs.
 * @type {Record<string, Record<string, string[]>>}
 */
const engines = {
  webkit: { 'webkit2gtk-driver': ['WebKitWebDriver'], xvfb: ['Xvfb'] },
  firefox: { 'firefox-esr': ['firefox-esr', 'firefox'] },
}

const find = (/** @type {string[]} */ programs) =>
  (process.env.PATH ?? '')
    .split(path.delimiter)
    .flatMap((folder) => programs.map((name) => path.join(folder, name)))
    .find((file) => existsSync(file))

/** The paths of an engine's programs, by package; undefined where there is none. @param {string} engine */
export const programsOf = (engine) =>
  Object.fromEntries(
    Object.entries(engines[engine] ?? {}).map(([name, programs]) => [name, find(programs)]),
  )

const missing = () =>
  Object.keys(engines)
    .map((engine) => ({
      engine,
      packages: Object.entries(programsOf(engine)).flatMap(([name, file]) => (file ? [] : [name])),
    }))
    .filter(({ packages }) => packages.length > 0)

/** Finds the engines that the site is tested in, and installs what is missing where that can be done. */
export async function ensureEngines() {
  const chromium = await ensureBrowser()
  const wanted = missing().flatMap(({ packages }) => packages)
  if (wanted.length > 0 && canInstall) {
    console.log(`Installing ${wanted.join(', ')}…`)
    await installPackages(...wanted)
  }
  const absent = missing().map(({ engine }) => engine)
  const present = Object.keys(engines).filter((engine) => !absent.includes(engine))
  return { chromium, present: [...present, 'chromium'], missing: missing() }
}
