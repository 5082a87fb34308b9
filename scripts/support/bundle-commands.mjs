import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { buildSync } from 'esbuild'
import { root } from './run.mjs'

/** The commands of the office, by the name that `npm run` has for each. */
const commands = {
  alert: 'scripts/alerts/alert.ts',
  desk: 'scripts/desk/desk.ts',
  enquiries: 'scripts/enquiries/enquiries.ts',
}

/** Packages with native parts, or that load files by name. A release has them for the site. */
const external = ['libsql', 'pg', 'pino', 'sharp']

/** For packages that were written as CommonJS. */
const banner = `import { createRequire as requireOf } from 'node:module'; const require = requireOf(import.meta.url);`

/**
 * Bundles scripts into one file each, `{name}.mjs`.
 * @param {Record<string, string>} scripts by name
 * @param {string} folder
 */
export const bundleScripts = (scripts, folder) =>
  buildSync({
    absWorkingDir: root,
    entryPoints: scripts,
    outdir: folder,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    conditions: ['react-server'],
    external,
    banner: { js: banner },
    logLevel: 'error',
  })

/**
 * Bundles the commands into a release, which has no sources and nothing that reads TypeScript. `npm run alert` is then the
 * same as in a checkout.
 * @param {string} folder the release
 */
export function addCommands(folder) {
  bundleScripts(commands, path.resolve(folder, 'commands'))
  const scripts = Object.keys(commands).map((name) => [name, `node commands/${name}.mjs`])
  const file = path.join(folder, 'package.json')
  const { name, version, type, engines } = JSON.parse(readFileSync(file, 'utf8'))
  const own = { start: 'node server.js', ...Object.fromEntries(scripts) }
  const contents = { name, version, private: true, type, engines, scripts: own }
  writeFileSync(file, `${JSON.stringify(contents, null, 2)}\n`)
}
