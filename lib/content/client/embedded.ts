import 'server-only'
import { createReadStream } from 'node:fs'
import { readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import { listEndpoints, type ListEndpoint } from '@/lib/content/lifetimes'
import { now, recordTime, toRecordDate } from '@/lib/core/dates'
import { mediaTypeOf } from '@/lib/core/file-types'
import { ContentServiceError } from './errors'
import type { FileConditions, Source, SourceFile } from './source'

type Published = { file: string; datedBy?: 'fromDate' | 'date'; daysBefore?: number }

/** Everything is published on the day that it carries; events are announced some weeks before theirs. */
const lists: Record<ListEndpoint, Published> = {
  highlight: { file: 'highlight', datedBy: 'fromDate' },
  'highlight/all': { file: 'highlight', datedBy: 'fromDate' },
  news: { file: 'news', datedBy: 'fromDate' },
  'news/All': { file: 'news', datedBy: 'fromDate' },
  events: { file: 'events', datedBy: 'date', daysBefore: 45 },
  'events/All': { file: 'events', datedBy: 'date', daysBefore: 45 },
  gallery: { file: 'gallery', datedBy: 'date' },
  'gallery/All': { file: 'gallery', datedBy: 'date' },
  'blog/All': { file: 'blog', datedBy: 'date' },
  notification: { file: 'notification' },
  onlineRegistration: { file: 'onlineRegistration' },
}

type Row = Record<string, unknown>
type Folders = { records: string; media: string }

/** The service that comes with the site (R-SERVICE-1): answers the calls of R-SERVICE-2 from files. */
export function createEmbeddedSource({ records, media }: Folders): Source {
  async function list(call: ListEndpoint): Promise<Row[]> {
    const { file, datedBy, daysBefore = 0 } = lists[call]
    const rows = await readRows(path.join(records, `${file}.json`))
    const horizon = now().getTime() + daysBefore * dayMilliseconds
    return datedBy ? rows.filter((row) => !isLater(row[datedBy], horizon)) : rows
  }

  async function read(call: string): Promise<unknown> {
    const { pathname, searchParams } = new URL(call, 'http://embedded')
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
    const found = await stat(location).catch(() => undefined)
    if (!found?.isFile()) return undefined
    const etag = `"${found.size.toString(36)}-${Math.floor(found.mtimeMs).toString(36)}"`
    const isHeld = conditions.etag?.split(/,\s*/).some((held) => held.replace(/^W\//, '') === etag)
    return {
      type: mediaTypeOf(name),
      size: found.size,
      etag,
      lastModified: found.mtime.toUTCString(),
      body: isHeld ? null : (Readable.toWeb(createReadStream(location)) as SourceFile['body']),
    }
  }

  return { origin: 'embedded', read, file }
}

/** `/api/highlight/all/dvs` is the list `highlight/all`, not the list `highlight` of a school named `all`. */
const isList = (pathname: string, name: ListEndpoint) =>
  !pathname.slice(`/api/${name}/`.length).includes('/')

/**
 * The rows of a file of records.
 * @throws ContentServiceError when an edit has left the file unreadable.
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

const dayMilliseconds = 86_400_000

const isLater = (date: unknown, moment: number) => recordTime(toRecordDate(date)) > moment
