import 'server-only'
import { accessSync, constants, mkdirSync } from 'node:fs'

/**
 * Makes the folder that the site stores its data in, where it is missing. Ends the process with a plain message
 * when it cannot be written to. For commands that somebody watches: a site that starts again by itself on a broken
 * disk goes on showing its pages.
 */
export function ensureDataDir(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true })
    accessSync(folder, constants.W_OK)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    console.error(`DATA_DIR: nothing can be written to ${folder} (${code}).`)
    process.exit(1)
  }
}
