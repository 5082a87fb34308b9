import 'server-only'
import {
  getMediaType,
  isInlineType,
  isPictureType,
  maxPictureBytes,
  pdfType,
} from '@/lib/core/file-types'
import { createHttpClient, getErrorCode, getProviderBaseUrl } from '@/lib/core/http-client'
import { readUpTo, splitBody } from '@/lib/http/read-body'
import { ContentServiceError } from './errors'
import { createListCache } from './list-cache'
import type { FileConditions, Source, SourceFile } from './source'

type Options = {
  /** The provider's host, such as `https://api.example.org`. */
  url: string
  token?: string
  timeoutMilliseconds?: number
  /** Time limit for the response headers of a file. */
  firstByteMilliseconds?: number
  /** Time limit for a complete picture. */
  pictureMilliseconds?: number
}

const megabyte = 1024 * 1024
const jsonLimit = 32 * megabyte
const documentLimit = 32 * megabyte
const maxRedirects = 3

/** Only these endpoints receive the token (R-SERVICE-2). */
const authenticatedEndpoints = /^\/api\/(?:notification|onlineRegistration)\//

/**
 * Creates a source for the provider's content service over HTTP. One time limit covers the request and its retry. A
 * request is retried once after a connection error or a 5xx. Redirects are followed only within the provider's origin.
 */
export function createHttpSource({
  url,
  token,
  timeoutMilliseconds = 8000,
  firstByteMilliseconds = 3000,
  pictureMilliseconds = 20_000,
}: Options): Source {
  const base = getProviderBaseUrl(url)
  const lists = createListCache()
  const listClient = createHttpClient(timeoutMilliseconds)
  const fileClient = createHttpClient(firstByteMilliseconds)

  async function withRetry<T>(
    request: (signal: AbortSignal) => Promise<T>,
    milliseconds: number,
    firstByte = milliseconds,
  ): Promise<T> {
    const signal = AbortSignal.timeout(milliseconds)
    const attempt = async () => {
      try {
        return await request(signal)
      } catch (error) {
        if (signal.aborted) throw ContentServiceError.timeout(milliseconds)
        throw toFailure(error, firstByte)
      }
    }
    return attempt().catch((error: ContentServiceError) => {
      if (error.isRetryable) return attempt()
      throw error
    })
  }

  const read = (path: string) =>
    withRetry(async (signal) => {
      const conditions = lists.conditions(path)
      const response = await get(listClient, new URL(base + path), {
        signal,
        headers: {
          accept: 'application/json',
          ...conditions,
          ...(token && authenticatedEndpoints.test(path)
            ? { authorization: `Bearer ${token}` }
            : {}),
        },
      })
      // A 304 is valid only as the response to a conditional request.
      const allowed = conditions['if-none-match'] ? [200, 204, 304] : [200, 204]
      if (!(await hasStatus(response, ...allowed))) return undefined
      if (response.status === 304) return lists.unchanged(path)
      const etag = response.headers.get('etag') ?? undefined
      return lists.store(path, etag, await readBytes(response.body, jsonLimit))
    }, timeoutMilliseconds)

  const file = (path: string, conditions: FileConditions) =>
    withRetry(
      async (signal) => {
        const encoded = path.split('/').map(encodeURIComponent).join('/')
        const connection = new AbortController()
        const close = () => connection.abort()
        signal.addEventListener('abort', close)
        const response = await get(fileClient, new URL(`${base}/api/image/${encoded}`), {
          signal: connection.signal,
          headers: buildConditionHeaders(conditions),
        })
        if (!(await hasStatus(response, 200, 304))) return undefined
        // A document is streamed, so its duration depends on the visitor's connection.
        const stream = () => signal.removeEventListener('abort', close)
        const declared = getDeclaredType(response.headers)
        if (declared === pdfType) {
          stream()
          return toSourceFile(pdfType, response.headers, response.body)
        }
        const { head, body } = await splitBody(response.body, signatureLength)
        const type = detectMediaType(head) ?? detectType(declared, path)
        if (!isPictureType(type)) stream()
        return toSourceFile(type, response.headers, body)
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
  options: RequestOptions,
  redirects = 0,
): Promise<Response> {
  const response = await client(url, options)
  const target = redirectTarget(response, url)
  if (!target || redirects === maxRedirects) return response
  await response.body?.cancel()
  return get(client, target, options, redirects + 1)
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
 * @throws ContentServiceError for any other status that is not in `expected`.
 */
async function hasStatus({ status, body }: Response, ...expected: number[]): Promise<boolean> {
  if (expected.includes(status)) return true
  await body?.cancel()
  if (status === 404) return false
  throw ContentServiceError.status(status)
}

async function readBytes(body: SourceFile['body'], limit: number): Promise<Buffer> {
  const bytes = await readUpTo(body, limit)
  if (!bytes) throw createSizeError(limit)
  return bytes
}

const createSizeError = (bytes: number) =>
  ContentServiceError.shape(new Error(`more than ${bytes} bytes`))

function limitTo(bytes: number) {
  let size = 0
  return new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      size += chunk.length
      if (size > bytes) controller.error(createSizeError(bytes))
      else controller.enqueue(chunk)
    },
  })
}

const getDeclaredType = (headers: Headers): string =>
  headers.get('content-type')?.split(';')[0]?.trim().toLowerCase() ?? ''

/** Detects the type of a file whose first bytes say nothing, or that was not sent. */
const detectType = (declared: string, path: string): string =>
  isInlineType(declared) || !vagueType.test(declared) ? declared : getMediaType(path)

/** Types that say nothing about a file, and names of pictures that do not exist, such as `image/jpg`. */
const vagueType =
  /^(?:$|image\/|(?:application|binary)\/(?:octet-stream|(?:x-|force-)?download|unknown)$)/

async function toSourceFile(
  type: string,
  headers: Headers,
  body: SourceFile['body'],
): Promise<SourceFile> {
  const isUncompressed = headers.has('content-length') && !headers.has('content-encoding')
  const size = isUncompressed ? Number(headers.get('content-length')) : null
  const limit = isPictureType(type) ? maxPictureBytes : documentLimit
  if (size !== null && size > limit) {
    await body?.cancel()
    throw createSizeError(limit)
  }
  return {
    type,
    size,
    etag: headers.get('etag'),
    lastModified: headers.get('last-modified'),
    body: await readBody(body, type, limit),
  }
}

/** Buffers a picture completely, and streams a document. */
async function readBody(
  body: SourceFile['body'],
  type: string,
  limit: number,
): Promise<SourceFile['body']> {
  if (!body) return null
  return isPictureType(type)
    ? new Response(new Uint8Array(await readBytes(body, limit))).body
    : body.pipeThrough(limitTo(limit))
}

function buildConditionHeaders({ etag, modifiedSince }: FileConditions): Record<string, string> {
  return {
    ...(etag ? { 'if-none-match': etag } : {}),
    ...(modifiedSince ? { 'if-modified-since': modifiedSince } : {}),
  }
}

function toFailure(error: unknown, firstByteMilliseconds: number): ContentServiceError {
  if (error instanceof ContentServiceError) return error
  const code = getErrorCode(error) ?? ''
  if (/^UND_ERR_(?:CONNECT|HEADERS)_TIMEOUT$/.test(code)) {
    return ContentServiceError.timeout(firstByteMilliseconds)
  }
  // A response that cannot be decompressed is not retried: it would fail again.
  return /^(?:Z_|ERR_BROTLI|ERR__)/.test(code)
    ? ContentServiceError.shape(error)
    : ContentServiceError.network(error)
}

/** How many bytes of a file `detectMediaType` needs. */
const signatureLength = 64

/**
 * Detects the type of a picture or PDF by its first bytes.
 * @returns `undefined` for any other file
 */
function detectMediaType(bytes: Buffer): string | undefined {
  const text = bytes.toString('latin1', 0, signatureLength)
  if (text.startsWith('\xff\xd8\xff')) return 'image/jpeg'
  if (text.startsWith('\x89PNG\r\n\x1a\n')) return 'image/png'
  if (/^GIF8[79]a/.test(text)) return 'image/gif'
  if (/^RIFF[^]{4}WEBP/.test(text)) return 'image/webp'
  if (/^%PDF-\d/.test(text)) return pdfType
  return isAvif(bytes, text) ? 'image/avif' : undefined
}

/**
 * Returns whether a file is AVIF. The brand may be any of those that the first box lists, after its length, its name
 * and a version.
 */
function isAvif(bytes: Buffer, text: string): boolean {
  if (!text.startsWith('ftyp', 4)) return false
  const brands = text.slice(8, Math.min(bytes.readUInt32BE(0), text.length)).match(/[^]{4}/g) ?? []
  return brands.some((brand, index) => index !== 1 && /^avi[fs]$/.test(brand))
}
