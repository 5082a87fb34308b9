import 'server-only'
import { isPictureType, maxPictureBytes, mediaTypeOf, unknownType } from '@/lib/core/file-types'
import { createHttpClient, errorCode, providerBaseUrl } from '@/lib/core/http-client'
import { readUpTo } from '@/lib/http/read-body'
import { ContentServiceError } from './errors'
import { createListCache } from './list-cache'
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
const maxRedirects = 3

/** The calls that carry the token (R-SERVICE-2); no other call learns it. */
const withToken = /^\/api\/(?:notification|onlineRegistration)\//

/**
 * The provider's content service over HTTP: one time limit for a complete call, one retry after a connection
 * error or a 5xx, redirects only within the provider's own origin.
 */
export function createHttpSource({
  url,
  token,
  timeoutMilliseconds = 8000,
  firstByteMilliseconds = 3000,
  pictureMilliseconds = 10_000,
}: Options): Source {
  const base = providerBaseUrl(url)
  const lists = createListCache()
  const forLists = createHttpClient(timeoutMilliseconds)
  const forFiles = createHttpClient(firstByteMilliseconds)

  async function attempt<T>(
    ask: (signal: AbortSignal) => Promise<T>,
    milliseconds: number,
    firstByte = milliseconds,
  ): Promise<T> {
    const signal = AbortSignal.timeout(milliseconds)
    const once = async () => {
      try {
        return await ask(signal)
      } catch (error) {
        if (signal.aborted) throw ContentServiceError.timeout(milliseconds)
        throw toFailure(error, firstByte)
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
      const response = await get(forLists, new URL(base + path), {
        signal,
        headers: {
          accept: 'application/json',
          ...conditions,
          ...(token && withToken.test(path) ? { authorization: `Bearer ${token}` } : {}),
        },
      })
      const unchanged = conditions['if-none-match'] ? 304 : 200
      if (!(await hasStatus(response, 200, unchanged))) return undefined
      if (response.status === 304) return lists.unchanged(path)
      const etag = response.headers.get('etag') ?? undefined
      return lists.store(path, etag, await readBytes(response, jsonLimit))
    }, timeoutMilliseconds)

  const file = (path: string, conditions: FileConditions) =>
    attempt(
      async (signal) => {
        const encoded = path.split('/').map(encodeURIComponent).join('/')
        const connection = new AbortController()
        const close = () => connection.abort()
        signal.addEventListener('abort', close)
        const response = await get(forFiles, new URL(`${base}/api/image/${encoded}`), {
          signal: connection.signal,
          headers: conditionHeaders(conditions),
        })
        if (!(await hasStatus(response, 200, 304))) return undefined
        const type = fileTypeOf(path, response)
        // How long a document takes depends on the visitor's line.
        if (!isPictureType(type)) signal.removeEventListener('abort', close)
        return toFile(type, response)
      },
      pictureMilliseconds,
      firstByteMilliseconds,
    )

  return { origin: base, read, file }
}

type Client = ReturnType<typeof createHttpClient>
type RequestOptions = { signal: AbortSignal; headers: Record<string, string> }

async function get(
  client: Client,
  url: URL,
  wishes: RequestOptions,
  redirects = 0,
): Promise<Response> {
  const response = await client(url, wishes)
  const target = redirectTarget(response, url)
  if (!target || redirects === maxRedirects) return response
  await response.body?.cancel()
  return get(client, target, wishes, redirects + 1)
}

function redirectTarget({ status, headers }: Response, from: URL): URL | undefined {
  const location = headers.get('location')
  if (![301, 302, 303, 307, 308].includes(status) || !location) return undefined
  if (!URL.canParse(location, from)) return undefined
  const target = new URL(location, from)
  return target.origin === from.origin ? target : undefined
}

/**
 * @returns false for a 404.
 * @throws ContentServiceError for any other status that is not wanted.
 */
async function hasStatus({ status, body }: Response, ...wanted: number[]): Promise<boolean> {
  if (wanted.includes(status)) return true
  await body?.cancel()
  if (status === 404) return false
  throw ContentServiceError.status(status)
}

async function readBytes({ body }: Response, limit: number): Promise<Buffer> {
  const bytes = await readUpTo(body, limit)
  if (!bytes) throw tooLarge(limit)
  return bytes
}

const tooLarge = (bytes: number) => ContentServiceError.shape(new Error(`more than ${bytes} bytes`))

function limitTo(bytes: number) {
  let size = 0
  return new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      size += chunk.length
      if (size > bytes) controller.error(tooLarge(bytes))
      else controller.enqueue(chunk)
    },
  })
}

function fileTypeOf(path: string, { headers }: Response): string {
  const given = headers.get('content-type')?.split(';')[0]?.trim().toLowerCase()
  return given && given !== unknownType ? given : mediaTypeOf(path)
}

async function toFile(type: string, response: Response): Promise<SourceFile> {
  const { headers } = response
  const isPlain = headers.has('content-length') && !headers.has('content-encoding')
  const size = isPlain ? Number(headers.get('content-length')) : null
  const limit = isPictureType(type) ? maxPictureBytes : documentLimit
  if (size !== null && size > limit) {
    await response.body?.cancel()
    throw tooLarge(limit)
  }
  return {
    type,
    size,
    etag: headers.get('etag'),
    lastModified: headers.get('last-modified'),
    body: await bodyOf(response, type, limit),
  }
}

/** A picture is read completely before anybody is answered; a document is passed on as it comes. */
async function bodyOf(
  response: Response,
  type: string,
  limit: number,
): Promise<SourceFile['body']> {
  if (!response.body) return null
  return isPictureType(type)
    ? new Response(new Uint8Array(await readBytes(response, limit))).body
    : response.body.pipeThrough(limitTo(limit))
}

function conditionHeaders({ etag, modifiedSince }: FileConditions): Record<string, string> {
  return {
    ...(etag ? { 'if-none-match': etag } : {}),
    ...(modifiedSince ? { 'if-modified-since': modifiedSince } : {}),
  }
}

function toFailure(error: unknown, firstByteMilliseconds: number): ContentServiceError {
  if (error instanceof ContentServiceError) return error
  const code = errorCode(error) ?? ''
  if (/^UND_ERR_(?:CONNECT|HEADERS)_TIMEOUT$/.test(code)) {
    return ContentServiceError.timeout(firstByteMilliseconds)
  }
  // An answer that cannot be unpacked will not be better the second time.
  return /^(?:Z_|ERR_BROTLI|ERR__)/.test(code)
    ? ContentServiceError.shape(error)
    : ContentServiceError.network(error)
}
