import { randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { root } from './run.mjs'

/**
 * The key that names the site's server actions. It stays the same over builds, so that a form in a page that
 * was opened before a release can still be sent without script. Several machines build with one key, given by
 * `NEXT_SERVER_ACTIONS_ENCRYPTION_KEY`; otherwise one is made once and kept in `DATA_DIR`.
 */
export function actionKey() {
  const given = process.env.NEXT_SERVER_ACTIONS_ENCRYPTION_KEY
  if (given) return given
  const file = path.join(path.resolve(root, process.env.DATA_DIR || '.data'), 'action-key')
  try {
    return readFileSync(file, 'utf8')
  } catch {
    const key = randomBytes(32).toString('base64')
    mkdirSync(path.dirname(file), { recursive: true })
    writeFileSync(file, key, { mode: 0o600 })
    return key
  }
}
