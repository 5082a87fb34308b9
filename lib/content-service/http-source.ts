import 'server-only'
import http, { type IncomingMessage } from 'node:http'
import https from 'node:https'
import { pipeline, Readable, type Duplex } from 'node:stream'
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib'
import { ContentServiceError } from './errors'
import { isPictureType, maxPictureBytes, typeOf, unknownType } from './file-types'
import { createKnownLists } from './known-lists'
import type { FileConditions, Source, SourceFile } from './source'

type Options = {
  /** The provider's host, such as `https://api.example.org`. */
  url: string
  token?: string
  timeoutMilliseconds?: number
  /** For a file's answer to begin. */
  firstByteMilliseconds?: number
  /** For a complete picture. */
  pictureMilliseconds?: number
}

const megabyte = 1024 * 1024
const jsonLimit = 32 * megabyte
const documentLimit = 32 * megabyte
/** A visitor on a slow line may take minutes over a document; a line that stands still is closed. */
const idleMilliseconds = 60_000
const mostRedirects = 3

/** The calls that carry the token (R-SERVICE-2); no other call learns it. */
const withToken = /^\/api\/(?:notification|onlineRegistration)\//

/**
 * The provider's content service over HTTP: one time limit for a complete call, one retry after a connection
 * error or a 5xx, redirects only within the provider's own origin.
 *
 * Speaks HTTP itself: Next's `fetch` would keep answers in a cache of its own at build time, or make the
 * page dynamic.
 */
export function createHttpSource({
  url,
  token,
  timeoutMilliseconds = 8000,
  firstByteMilliseconds = 3000,
  pictureMilliseconds = 10_000,
}: Options): Source {
  const base = url.replace(/\/+$/, '').replace(/\/api$/, '')
  const lists = createKnownLists()

  async function attempt<T>(
    ask: (signal: AbortSignal) => Promise<T>,
    milliseconds = timeoutMilliseconds,
  ): Promise<T> {
    const signal = AbortSignal.timeout(milliseconds)
    const once = async () => {
      try {
        return await ask(signal)
      } catch (error) {
        if (signal.aborted) throw ContentServiceError.timeout(milliseconds)
        throw toFailure(error)
      }
    }
    return once().catch((error: ContentServiceError) => {
      if (error.isWorthRetrying) return once()
      throw error
    })
  }

  const read = (path: string) =>
    attempt(async (signal) => {
      const conditions = lists.conditions(path)
      const response = await get(new URL(base + path), {
        signal,
        headers: {
          accept: 'application/json',
          'accept-encoding': 'gzip, deflate, br',
          ...conditions,
          ...(token && withToken.test(path) ? { authorization: `Bearer ${token}` } : {}),
        },
      })
      const unchanged = conditions['if-none-match'] ? 304 : 200
      if (!hasStatus(response, 200, unchanged)) return undefined
      if (response.statusCode === 200) {
        return lists.take(path, response.headers.etag, await readBytes(response))
      }
      response.resume()
      return lists.unchanged(path)
    })

  const file = (path: string, conditions: FileConditions) =>
    attempt(async (signal) => {
      const encoded = path.split('/').map(encodeURIComponent).join('/')
      const connection = new AbortController()
      const close = () => connection.abort()
      signal.addEventListener('abort', close)
      const response = await firstByteOf(
        get(new URL(`${base}/api/image/${encoded}`), {
          signal: connection.signal,
          headers: conditionHeaders(conditions),
        }),
        connection,
      )
      if (!hasStatus(response, 200, 304)) return undefined
      const type = fileTypeOf(path, response)
      // How long a document takes depends on the visitor's line.
      if (!isPictureType(type)) signal.removeEventListener('abort', close)
      return toFile(type, response)
    }, pictureMilliseconds)

  async function firstByteOf(response: Promise<IncomingMessage>, connection: AbortController) {
    let isLate = false
    const timer = setTimeout(() => {
      isLate = true
      connection.abort()
    }, firstByteMilliseconds)
    try {
      return await response
    } catch (error) {
      throw isLate ? ContentServiceError.timeout(firstByteMilliseconds) : error
    } finally {
      clearTimeout(timer)
    }
  }

  return { origin: base, read, file }
}

type Wishes = { signal: AbortSignal; headers: Record<string, string> }

async function get(url: URL, wishes: Wishes, redirects = 0): Promise<IncomingMessage> {
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    const client = url.protocol === 'https:' ? https : http
    client.get(url, wishes, resolve).on('error', reject)
  })
  const target = redirectTarget(response, url)
  if (!target || redirects === mostRedirects) return response
  response.destroy()
  return get(target, wishes, redirects + 1)
}

function redirectTarget({ statusCode = 0, headers }: IncomingMessage, from: URL): URL | undefined {
  const { location } = headers
  if (![301, 302, 303, 307, 308].includes(statusCode) || !location) return undefined
  if (!URL.canParse(location, from)) return undefined
  const target = new URL(location, from)
  return target.origin === from.origin ? target : undefined
}

/**
 * @returns false for a 404.
 * @throws ContentServiceError for any other status that is not wanted.
 */
function hasStatus(response: IncomingMessage, ...wanted: number[]): boolean {
  const { statusCode = 0 } = response
  if (wanted.includes(statusCode)) return true
  response.destroy()
  if (statusCode === 404) return false
  throw ContentServiceError.status(statusCode)
}

const decoders: Record<string, () => Duplex> = {
  gzip: createGunzip,
  deflate: createInflate,
  br: createBrotliDecompress,
}

/** The body as it was before it was packed for the journey. */
function unpacked(response: IncomingMessage): Readable {
  const decoder = decoders[response.headers['content-encoding'] ?? '']?.()
  // Ties the two together: an error of either ends both and reaches whoever reads.
  return decoder ? pipeline(response, decoder, () => undefined) : response
}

async function readBytes(response: IncomingMessage, limit = jsonLimit): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of limitTo(limit)(unpacked(response))) chunks.push(chunk)
  return Buffer.concat(chunks)
}

const limitTo = (bytes: number) =>
  async function* (source: AsyncIterable<Buffer>) {
    let size = 0
    for await (const chunk of source) {
      size += chunk.length
      if (size > bytes) throw ContentServiceError.shape(new Error(`more than ${bytes} bytes`))
      yield chunk
    }
  }

function fileTypeOf(path: string, { headers }: IncomingMessage): string {
  const given = headers['content-type']?.split(';')[0]?.trim().toLowerCase()
  return given && given !== unknownType ? given : typeOf(path)
}

async function toFile(type: string, response: IncomingMessage): Promise<SourceFile> {
  const { headers } = response
  const isPlain = headers['content-length'] && !headers['content-encoding']
  const size = isPlain ? Number(headers['content-length']) : null
  const limit = isPictureType(type) ? maxPictureBytes : documentLimit
  if (size !== null && size > limit) {
    response.destroy()
    throw ContentServiceError.shape(new Error(`file of ${size} bytes`))
  }
  return {
    type,
    size,
    etag: headers.etag ?? null,
    lastModified: headers['last-modified'] ?? null,
    body: await bodyOf(response, type),
  }
}

/** A picture is read completely before anybody is answered; a document is passed on as it comes. */
async function bodyOf(response: IncomingMessage, type: string): Promise<SourceFile['body']> {
  if (response.statusCode === 304) {
    response.resume()
    return null
  }
  if (isPictureType(type)) {
    return new Response(new Uint8Array(await readBytes(response, maxPictureBytes))).body
  }
  response.setTimeout(idleMilliseconds, () => response.destroy())
  const limited = Readable.from(limitTo(documentLimit)(unpacked(response)), { objectMode: false })
  return Readable.toWeb(limited) as SourceFile['body']
}

function conditionHeaders({ etag, modifiedSince }: FileConditions): Record<string, string> {
  return {
    ...(etag ? { 'if-none-match': etag } : {}),
    ...(modifiedSince ? { 'if-modified-since': modifiedSince } : {}),
  }
}

function toFailure(error: unknown): ContentServiceError {
  if (error instanceof ContentServiceError) return error
  const code = String((error as NodeJS.ErrnoException).code)
  // An answer that cannot be unpacked will not be better the second time.
  return /^(?:Z_|ERR_BROTLI|ERR__)/.test(code)
    ? ContentServiceError.shape(error)
    : ContentServiceError.network(error)
}
