import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { readRows } from '@/lib/content/client/embedded'
import { decodeText } from '@/lib/core/decode-text'
import { deskFile } from '@/lib/desk/records/times'
import { UsageError } from '../support/command-line'
import type { ImportSource } from './import'

/** Creates the source for the sample records, or for an exported folder: `records`, `media` and `certificates`. */
export function createFolderSource(folder: string): ImportSource {
  const read = async (name: string) => {
    const file = path.join(folder, 'records', `${name}.json`)
    try {
      return await readRows(file)
    } catch {
      throw new UsageError(`${file} is missing or is not a list of records.`)
    }
  }
  const open = (area: string) => (name: string) =>
    readFile(path.join(folder, area, name)).catch(() => undefined)
  return {
    isLive: false,
    list: read,
    file: open('media'),
    times: () => readTimes(path.join(folder, 'desk.json')),
    certificates: () => read('certificates'),
    certificateFile: open('certificates'),
  }
}

/** Reads `desk.json`, which the sample records and exports of earlier versions do not have. */
async function readTimes(file: string) {
  if (!existsSync(file)) return new Map()
  try {
    const { records } = deskFile.parse(JSON.parse(decodeText(await readFile(file))))
    return new Map(Object.entries(records))
  } catch {
    throw new UsageError(`${file} is not valid: export the folder again.`)
  }
}
