import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { readRows } from '@/lib/content/client/embedded'
import type { ImportSource } from './import'
import { UsageError } from './arguments'

/** The sample records, or a folder that `export` has written: `records`, `media` and `certificates`. */
export function folderSource(folder: string): ImportSource {
  const read = async (name: string) => {
    const file = path.join(folder, 'records', `${name}.json`)
    try {
      return await readRows(file)
    } catch {
      throw new UsageError(`${file} is missing or is no list of records.`)
    }
  }
  const open = (area: string) => (name: string) =>
    readFile(path.join(folder, area, name)).catch(() => undefined)
  return {
    list: read,
    file: open('media'),
    certificates: () => read('certificates'),
    certificateFile: open('certificates'),
  }
}
