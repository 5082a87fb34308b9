import 'server-only'
import { createReadStream } from 'node:fs'
import { readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import { listEndpoints, type ListEndpoint } from '@/lib/content/cache-policies'
import { dayMilliseconds, now, recordTime, toRecordDate } from '@/lib/core/dates'
import { mediaTypeOf } from '@/lib/core/file-types'
import { ContentServiceError } from './errors'
import type { FileConditions, Source, SourceFile } from './source'

type PublishRule = { file: string; dateField?: 'fromDate' | 'date'; daysBefore?: number }

/** Records are published on their own date, events some weeks before it. */
const lists: Record<ListEndpoint, PublishRule> = {
  highlight: { file: 'highlight', dateField: 'fromDate' },
  'highlight/all': { file: 'highlight', dateField: 'fromDate' },
  news: { file: 'news', dateField: 'fromDate' },
  'news/All': { file: 'news', dateField: 'fromDate' },
  events: { file: 'events', dateField: 'date', daysBefore: 45 },
  'events/All': { file: 'events', dateField: 'date', daysBefore: 45 },
  gallery: { file: 'gallery', dateField: 'date' },
  'gallery/All': { file: 'gallery', dateField: 'date' },
  'blog/All': { file: 'blog', dateField: 'date' },
  notification: { file: 'notification' },
  onlineRegistration: { file: 'onlineRegistration' },
}

type Row = Record<string, unknown>
type Folders = { records: string; media: string }

/** The embedded content service (R-SERVICE-1): serves the endpoints of R-SERVICE-2 from files. */
export function createEmbeddedSource({ records, media }: Folders): Source {
  async function list(endpoint: ListEndpoint): Promise<Row[]> {
    const { file, dateField, daysBefore = 0 } = lists[endpoint]
    const rows = await readRows(path.join(records, `${file}.json`))
    const latest = now().getTime() + daysBefore * dayMilliseconds
    return dateField ? rows.filter((row) => !isAfter(row[dateField], latest)) : rows
  }

  async function read(requestPath: string): Promise<unknown> {
    const { pathname, searchParams } = new URL(requestPath, 'http://embedded')
    const blog = searchParams.get('blog')
    const id = searchParams.get('id')
    switch (pathname) {
      case '/api/innerBlog':
        return (await list('blog/All')).find((row) =>
          id === null ? row.blog_seo === blog : row._id === id,
        )
      case '/api/subGallery':
        return (await list('gallery/All')).find((row) => row._id === id)
      default: {
        const name = listEndpoints.find(
          (name) => pathname.startsWith(`/api/${name}/`) && isList(pathname, name),
        )
        return name && list(name)
      }
    }
  }

  async function file(name: string, conditions: FileConditions): Promise<SourceFile | undefined> {
    const location = path.join(media, name)
    const stats = await fileStats(location)
    if (!stats) return undefined
    const etag = `"${stats.size.toString(36)}-${Math.floor(stats.mtimeMs).toString(36)}"`
    const isUnchanged = conditions.etag
      ?.split(/,\s*/)
      .some((candidate) => candidate.replace(/^W\//, '') === etag)
    return {
      type: mediaTypeOf(name),
      size: stats.size,
      etag,
      lastModified: stats.mtime.toUTCString(),
      body: isUnchanged ? null : (Readable.toWeb(createReadStream(location)) as SourceFile['body']),
    }
  }

  const size = async (name: string) => (await fileStats(path.join(media, name)))?.size

  return { origin: 'embedded', read, file, size }
}

async function fileStats(location: string) {
  const stats = await stat(location).catch(() => undefined)
  return stats?.isFile() ? stats : undefined
}

/** `/api/highlight/all/dvs` is the endpoint `highlight/all`, not `highlight` for a school named `all`. */
const isList = (pathname: string, name: ListEndpoint) =>
  !pathname.slice(`/api/${name}/`.length).includes('/')

/**
 * Reads the rows of a records file.
 * @throws ContentServiceError when the file is not a JSON array, for example after a bad edit.
 */
export async function readRows(file: string): Promise<Row[]> {
  try {
    const rows: unknown = JSON.parse(await readFile(file, 'utf8'))
    if (!Array.isArray(rows)) throw new Error('not a list')
    return rows
  } catch (cause) {
    throw ContentServiceError.shape(cause)
  }
}

const isAfter = (date: unknown, time: number) => recordTime(toRecordDate(date)) > time
