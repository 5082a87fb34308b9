import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { distDir } from './build-stamp.mjs'

/** V8's explicit compile hint for a whole file; it counts in a script's first lines only. */
const hint = '//# allFunctionsCalledOnLoad\n'

/**
 * Has browsers with V8 compile the framework's scripts while these arrive, off the main thread. Compiled function
 * by function, as they are called for the first time, they stand in a visitor's way for twice as long. Others read
 * a comment. To be called once for a build, when it is finished.
 */
export function hintCompilation() {
  const folder = path.join(distDir(), 'static/chunks')
  for (const name of readdirSync(folder)) {
    if (!name.endsWith('.js')) continue
    const file = path.join(folder, name)
    writeFileSync(file, hint + readFileSync(file, 'utf8'))
  }
}
