/**
 * `npm run release -- {folder} [--settings {file}]`: builds the site into a self-contained folder, for a container or a
 * server without the sources (docs/operations.md). The file has settings in the format of systemd. `data/` contains the
 * responses of the content service that the build read.
 */
import { copyFileSync, cpSync, existsSync, mkdirSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { ensureInstalled } from './support/install.mjs'
import { createReleaseFolder } from './support/release-folder.mjs'
import { root, run } from './support/run.mjs'
import { readSettings } from './support/settings-file.mjs'

const usage = 'Usage: npm run release -- {folder} [--settings {file}]'

const { positionals, values } = parse()
const [folder] = positionals
if (!folder || positionals.length > 1) fail(usage)
if (existsSync(folder)) fail(`${folder} already exists.`)
if (values.settings) Object.assign(process.env, readSettingsOrFail(values.settings))

await ensureInstalled('.', { dev: false })
const code = await run(process.execPath, [path.join(root, 'scripts/build.mjs')], {
  NEXT_OUTPUT: 'standalone',
})
if (code !== 0) process.exit(code)

createReleaseFolder(folder)
copyFileSync(
  path.join(root, 'scripts/support/keep-static.mjs'),
  path.join(folder, 'keep-static.mjs'),
)
// Import it only now, because a fresh checkout had no packages.
const { addCommands } = await import('./support/bundle-commands.mjs')
addCommands(folder)
const copies = path.join(path.resolve(root, process.env.DATA_DIR || '.data'), 'last-good')
mkdirSync(path.join(folder, 'data'), { recursive: true })
if (existsSync(copies)) {
  cpSync(copies, path.join(folder, 'data/last-good'), { recursive: true })
}
console.log(
  `Before the site restarts, keep the files of pages that are open now:\n  node ${path.join(folder, 'keep-static.mjs')} /var/lib/school-website-static`,
)

function parse() {
  try {
    return parseArgs({ allowPositionals: true, options: { settings: { type: 'string' } } })
  } catch {
    return fail(usage)
  }
}

/** @param {string} file */
function readSettingsOrFail(file) {
  try {
    return readSettings(file)
  } catch (error) {
    return fail(/** @type {Error} */ (error).message)
  }
}

/** @param {string} message @returns {never} */
function fail(message) {
  console.error(message)
  process.exit(1)
}
