import 'server-only'
import { createReadStream } from 'node:fs'
import { readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import { dayMilliseconds, now, getRecordDayStart, toRecordDate } from '@/lib/core/dates'
import { decodeText } from '@/lib/core/decode-text'
import { getMediaType } from '@/lib/core/file-types'
import type { ListName } from '@/lib/desk/records/kinds'
import { ContentServiceError } from './errors'
import { createListSource, hasEtag, type Row } from './list-source'
import type { FileConditions, Source, SourceFile } from './source'

type PublishRule = { dateField?: 'fromDate' | 'date'; daysBefore?: number }

/** Records are published on their own date, events some weeks before it. */
const rules: Record<ListName, PublishRule> = {
  highlight: { dateField: 'fromDate' },
  news: { dateField: 'fromDate' },
  events: { dateField: 'date', daysBefore: 45 },
  gallery: { dateField: 'date' },
  blog: { dateField: 'date' },
  notification: {},
  onlineRegistration: {},
}

type Folders = { records: string; media: string }

/** Creates the embedded content service (R-SERVICE-1): serves the endpoints of R-SERVICE-2 from files. */
export function createEmbeddedSource({ records, media }: Folders): Source {
  async function list(name: ListName): Promise<Row[]> {
    const { dateField, daysBefore = 0 } = rules[name]
    const rows = await readRows(path.join(records, `${name}.json`))
    const latest = now().getTime() + daysBefore * dayMilliseconds
    return dateField ? rows.filter((row) => !isAfter(row[dateField], latest)) : rows
  }

  async function file(name: string, conditions: FileConditions): Promise<SourceFile | undefined> {
    const location = path.join(media, name)
    const stats = await readFileStats(location)
    if (!stats) return undefined
    const etag = `"${stats.size.toString(36)}-${Math.floor(stats.mtimeMs).toString(36)}"`
    const isUnchanged = hasEtag(conditions.etag, etag)
    return {
      type: getMediaType(name),
      size: stats.size,
      etag,
      lastModified: stats.mtime.toUTCString(),
      body: isUnchanged ? null : (Readable.toWeb(createReadStream(location)) as SourceFile['body']),
    }
  }

  const size = async (name: string) => (await readFileStats(path.join(media, name)))?.size

  return createListSource({ origin: 'embedded', list, file, size })
}

async function readFileStats(location: string) {
  const stats = await stat(location).catch(() => undefined)
  return stats?.isFile() ? stats : undefined
}

/**
 * Reads the rows of a records file.
 * @throws ContentServiceError when the file is not a JSON array, for example after a bad edit.
 */
export async function readRows(file: string): Promise<Row[]> {
  try {
    const rows: unknown = JSON.parse(decodeText(await readFile(file)))
    if (!Array.isArray(rows)) throw new Error('not a list')
    return rows
  } catch (cause) {
    throw ContentServiceError.shape(cause)
  }
}

const isAfter = (date: unknown, time: number) => getRecordDayStart(toRecordDate(date)) > time
