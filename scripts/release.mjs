/**
 * `npm run release -- {folder}`: builds the site into a self-contained folder, for a container or a server without the
 * sources (docs/operations.md). Its `data/` contains the responses of the content service that the build read.
 */
import { copyFileSync, cpSync, existsSync, mkdirSync } from 'node:fs'
import path from 'node:path'
import { ensureInstalled } from './support/install.mjs'
import { createReleaseFolder } from './support/release-folder.mjs'
import { root, run } from './support/run.mjs'

const [folder] = process.argv.slice(2)
if (!folder) fail('Usage: npm run release -- {folder}')
if (existsSync(folder)) fail(`${folder} already exists.`)

await ensureInstalled()
const code = await run(process.execPath, [path.join(root, 'scripts/build.mjs')], {
  NEXT_OUTPUT: 'standalone',
})
if (code !== 0) process.exit(code)

createReleaseFolder(folder)
copyFileSync(
  path.join(root, 'scripts/support/keep-static.mjs'),
  path.join(folder, 'keep-static.mjs'),
)
// Only now: a fresh checkout had no packages.
const { addCommands } = await import('./support/bundle-commands.mjs')
await addCommands(folder)
const copies = path.join(path.resolve(root, process.env.DATA_DIR || '.data'), 'last-good')
mkdirSync(path.join(folder, 'data'), { recursive: true })
if (existsSync(copies)) {
  cpSync(copies, path.join(folder, 'data/last-good'), { recursive: true })
}
console.log(
  `For pages that are open now, before the site restarts:\n  node ${path.join(folder, 'keep-static.mjs')} /var/lib/school-website-static`,
)

/** @param {string} message @returns {never} */
function fail(message) {
  console.error(message)
  process.exit(1)
}
