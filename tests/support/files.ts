import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'

export const root = path.resolve(__dirname, '../..')

/** Paths of all files below a folder of the project, relative to that folder. */
export function filesBelow(folder: string): string[] {
  const start = path.join(root, folder)
  if (!existsSync(start)) return []
  return readdirSync(start, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(start, path.join(entry.parentPath, entry.name)))
    .sort()
}

/** Whether an address such as `/documents/chronicle.pdf` is a file of `public/`. */
export const isPublicFile = (address: string): boolean =>
  existsSync(path.join(root, 'public', address.split(/[?#]/)[0]!))
