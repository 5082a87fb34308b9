import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { root } from './run.mjs'

/** V8's explicit compile hint for a whole file; it counts in a script's first lines only. */
const hint = '//# allFunctionsCalledOnLoad\n'

/**
 * Has browsers with V8 compile the framework's scripts while these arrive, off the main thread. Compiled function
 * by function, as they are called for the first time, they stand in a visitor's way for twice as long. Others read
 * a comment.
 * @param {string} [build] Next's folder of a finished build
 */
export function hintCompilation(build = process.env.NEXT_DIST_DIR || '.next') {
  const folder = path.join(root, build, 'static/chunks')
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('.js')) continue
    const file = path.join(folder, name)
    const script = readFileSync(file, 'utf8')
    if (!script.startsWith(hint)) writeFileSync(file, hint + script)
  }
}
