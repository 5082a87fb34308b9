/** Builds the site into `.next` (`npm run build`). Works while the content service is unavailable. */
import { randomBytes } from 'node:crypto'
import {
  chownSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { buildBrowserScripts } from './support/browser-scripts.mjs'
import { distDir, stampBuild } from './support/build-fingerprint.mjs'
import { finishPrerendered } from './support/finish-prerendered.mjs'
import { root, runTool, tools } from './support/run.mjs'
import { checkSettings } from './support/settings.mjs'

await checkSettings()
await buildBrowserScripts()
const code = await runTool(tools.next, ['build'], {
  NEXT_SERVER_ACTIONS_ENCRYPTION_KEY: getActionKey(),
})
if (code === 0) {
  await finishPrerendered(distDir())
  stampBuild()
}
process.exitCode = code

/**
 * Returns the encryption key of server actions. It stays the same across builds, so that a form without script still
 * works on a page that was opened before a release. `NEXT_SERVER_ACTIONS_ENCRYPTION_KEY` sets it for several machines;
 * otherwise it is generated once and stored in `DATA_DIR`.
 */
function getActionKey() {
  const configured = process.env.NEXT_SERVER_ACTIONS_ENCRYPTION_KEY
  if (configured) return configured
  const file = path.join(path.resolve(root, process.env.DATA_DIR || '.data'), 'action-key')
  const stored = existsSync(file) ? readFileSync(file, 'utf8') : ''
  // A disk that was full may have left a part.
  if (Buffer.from(stored, 'base64').length === 32) return stored
  const key = randomBytes(32).toString('base64')
  mkdirSync(path.dirname(file), { recursive: true })
  const draft = `${file}.new`
  writeFileSync(draft, key, { mode: 0o600 })
  // The site restarts under its own user and may build again.
  const { uid, gid } = statSync(path.dirname(file))
  if (process.getuid?.() === 0) chownSync(draft, uid, gid)
  renameSync(draft, file)
  return key
}
