import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { buildSync } from 'esbuild'
import { root } from './run.mjs'

/** The commands of the office, by their names for `npm run`. */
const commands = {
  alert: 'scripts/alerts/alert.ts',
  desk: 'scripts/desk/desk.ts',
  enquiries: 'scripts/enquiries/enquiries.ts',
}

/** Packages with native code, or that load files by name. A release already contains them for the site. */
const external = ['libsql', 'pg', 'pino', 'sharp']

/** Defines `require`, for packages in CommonJS. */
const banner = `import { createRequire as requireOf } from 'node:module'; const require = requireOf(import.meta.url);`

/**
 * Bundles each script into one file, `{name}.mjs`.
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
 * Bundles the commands into a release, which contains neither sources nor TypeScript. `npm run alert` then works as in
 * a checkout.
 * @param {string} folder the release
 */
export function addCommands(folder) {
  bundleScripts(commands, path.resolve(folder, 'commands'))
  const scripts = Object.keys(commands).map((name) => [name, `node commands/${name}.mjs`])
  const file = path.join(folder, 'package.json')
  const { name, version, type, engines } = JSON.parse(readFileSync(file, 'utf8'))
  const releaseScripts = { start: 'node server.js', ...Object.fromEntries(scripts) }
  const contents = { name, version, private: true, type, engines, scripts: releaseScripts }
  writeFileSync(file, `${JSON.stringify(contents, null, 2)}\n`)
}
