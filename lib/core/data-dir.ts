import 'server-only'
import { accessSync, constants, mkdirSync } from 'node:fs'

/**
 * Creates the data folder if it is missing. Ends the process with a clear message when the folder is not writable.
 * Only for commands that a person runs. A site that restarts by itself on a broken disk must still serve its pages.
 */
export function ensureDataDir(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true })
    accessSync(folder, constants.W_OK)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    console.error(`DATA_DIR: ${folder} is not writable (${code}).`)
    process.exit(1)
  }
}
