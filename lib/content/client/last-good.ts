import 'server-only'
import { createHash } from 'node:crypto'
import { type FileHandle, open, readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'
import { writeFileAtomic } from '@/lib/core/atomic-file'
import { log } from '@/lib/core/log'
import { parseJson } from '@/lib/core/parse-json'

/** The last good response of an endpoint, and when it was read (ISO). */
export type SavedResponse = { readAt: string; body: unknown }

export type LastGood = {
  load(endpoint: string): Promise<SavedResponse | undefined>
  /** When the copy was read (ISO). Reads only the header of the file, not the body. */
  readTime(endpoint: string): Promise<string | undefined>
  save(endpoint: string, response: SavedResponse): Promise<void>
  /** Removes a copy, so that content taken down by the school does not reappear during an outage. */
  remove(endpoint: string): Promise<void>
}

/** The first line of a file; the rest is the body. */
const headerSchema = z.object({
  readAt: z.iso.datetime(),
  origin: z.string(),
  digest: z.string(),
})
type Header = z.output<typeof headerSchema>

/** Enough for the longest header: an origin is no longer than a URL. */
const maxHeaderLength = 4096

/**
 * Stores the last good response of every endpoint on disk, so that pages survive an outage, a restart and a
 * rebuild (R-OUTAGE-1). Several processes may share the folder. When the disk is not writable, only the copies
 * are lost. For an unchanged response, only the timestamp is written.
 * @param origin source of the responses; copies from another source are ignored.
 */
export function createLastGood(folder: string, origin: string): LastGood {
  let canWrite = true
  /** What this process saved or loaded last. An unchanged response is the same object (`list-cache.ts`). */
  const cached = new Map<string, { digest: string; body: unknown }>()

  const getFile = (endpoint: string) => path.join(folder, buildFileName(endpoint))

  async function load(endpoint: string): Promise<SavedResponse | undefined> {
    const text = await readFile(getFile(endpoint), 'utf8').catch(() => '')
    const end = text.indexOf('\n')
    const header = parseHeader(text.slice(0, end), origin)
    if (!header) return undefined
    const last = cached.get(endpoint)
    if (last?.digest === header.digest) return { readAt: header.readAt, body: last.body }
    const body = parseJson(text.slice(end))
    if (body === undefined) return undefined
    cache(endpoint, header.digest, body)
    return { readAt: header.readAt, body }
  }

  /** Caches lists only: requests for single records are many, and their responses are small. */
  function cache(endpoint: string, digest: string, body: unknown) {
    if (!endpoint.includes('?')) cached.set(endpoint, { digest, body })
  }

  async function readTime(endpoint: string): Promise<string | undefined> {
    const file = await open(getFile(endpoint)).catch(() => undefined)
    return file && (await readHeader(file, origin).finally(() => file.close()))?.readAt
  }

  async function save(endpoint: string, response: SavedResponse): Promise<void> {
    const last = cached.get(endpoint)
    const isUnchanged = last !== undefined && last.body === response.body
    if (isUnchanged && (await updateTimestamp(endpoint, last.digest, response.readAt))) return
    const text = JSON.stringify(response.body ?? null)
    const digest = createHash('sha256').update(text).digest('base64')
    await write(endpoint, `${JSON.stringify({ readAt: response.readAt, origin, digest })}\n${text}`)
    cache(endpoint, digest, response.body)
  }

  /**
   * Overwrites the header in place. Headers of one origin have equal length.
   * @returns false when the file holds another response, for example from another process.
   */
  async function updateTimestamp(
    endpoint: string,
    digest: string,
    readAt: string,
  ): Promise<boolean> {
    const file = await open(getFile(endpoint), 'r+').catch(() => undefined)
    if (!file) return false
    try {
      const header = await readHeader(file, origin)
      if (header?.digest !== digest || header.readAt.length !== readAt.length) return false
      await file.write(JSON.stringify({ ...header, readAt }), 0)
      return true
    } catch {
      return false
    } finally {
      await file.close()
    }
  }

  async function write(endpoint: string, text: string): Promise<void> {
    try {
      await writeFileAtomic(getFile(endpoint), text)
      canWrite = true
    } catch (error) {
      if (canWrite) log.warn({ folder, err: error }, 'cannot save copies of the content')
      canWrite = false
    }
  }

  async function remove(endpoint: string): Promise<void> {
    cached.delete(endpoint)
    await rm(getFile(endpoint), { force: true }).catch(() => undefined)
  }

  return { load, readTime, save, remove }
}

async function readHeader(file: FileHandle, origin: string): Promise<Header | undefined> {
  const { buffer, bytesRead } = await file.read(
    Buffer.alloc(maxHeaderLength),
    0,
    maxHeaderLength,
    0,
  )
  const text = buffer.toString('utf8', 0, bytesRead)
  return parseHeader(text.slice(0, text.indexOf('\n')), origin)
}

function parseHeader(line: string, origin: string): Header | undefined {
  const header = headerSchema.safeParse(parseJson(line)).data
  return header?.origin === origin ? header : undefined
}

/** `/api/news/All/dvs` → `news-All-dvs.json`. A query can hold any text, so it is hashed. */
function buildFileName(endpoint: string): string {
  const [name = '', query] = endpoint.replace(/^\/api\//, '').split('?')
  const suffix = query ? `-${createHash('sha256').update(query).digest('hex').slice(0, 32)}` : ''
  return `${name.replaceAll('/', '-')}${suffix}.json`
}
