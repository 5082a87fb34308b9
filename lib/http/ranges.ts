import 'server-only'

/**
 * Sends only the part of a file that a request asks for, so that an interrupted download can resume (RFC 9110, section
 * 14): 206, or 416 when there is no such part. A request for several parts, or with an invalid range, gets the whole
 * file, as the standard allows.
 * @param response with the whole file; returned unchanged when its length is unknown
 */
export function withRange(request: Request, response: Response): Response {
  const length = response.headers.get('content-length')
  if (response.status !== 200 || length === null) return response
  response.headers.set('Accept-Ranges', 'bytes')
  const range = request.method === 'GET' ? request.headers.get('range') : null
  if (range === null || !isUnchanged(request.headers, response.headers)) return response
  const size = Number(length)
  const part = parseRange(range, size)
  if (part === undefined) return response
  const headers = new Headers(response.headers)
  if (part === 'none') {
    void response.body?.cancel()
    for (const name of ['Content-Type', 'Content-Disposition']) headers.delete(name)
    headers.set('Cache-Control', 'no-store')
    headers.set('Content-Range', `bytes */${size}`)
    headers.set('Content-Length', '0')
    return new Response(null, { status: 416, headers })
  }
  headers.set('Content-Range', `bytes ${part.start}-${part.end - 1}/${size}`)
  headers.set('Content-Length', String(part.end - part.start))
  return new Response(response.body?.pipeThrough(cut(part)), { status: 206, headers })
}

/** The first byte, and the one after the last. */
type Part = { start: number; end: number }

function parseRange(range: string, size: number): Part | 'none' | undefined {
  const [, first = '', last = ''] = /^bytes=\s*(\d*)-(\d*)\s*$/i.exec(range) ?? []
  if (first === '' && last === '') return undefined
  if (first === '') {
    const start = Math.max(size - Number(last), 0)
    return start < size ? { start, end: size } : 'none'
  }
  if (last !== '' && Number(last) < Number(first)) return undefined
  const end = last === '' ? size : Math.min(Number(last) + 1, size)
  return Number(first) < size ? { start: Number(first), end } : 'none'
}

/** Whether the file is still the one whose beginning the client has. A weak ETag cannot tell (`If-Range`). */
function isUnchanged(request: Headers, response: Headers): boolean {
  const condition = request.get('if-range')?.trim()
  if (condition === undefined) return true
  return condition.startsWith('"')
    ? condition === response.get('etag')
    : condition !== '' && condition === response.get('last-modified')
}

/** Passes on the bytes of a part, and stops reading after it. */
function cut({ start, end }: Part): TransformStream<Uint8Array, Uint8Array> {
  let position = 0
  return new TransformStream({
    transform(chunk, controller) {
      const from = Math.max(start - position, 0)
      const to = Math.min(end - position, chunk.length)
      position += chunk.length
      if (from < to) controller.enqueue(chunk.subarray(from, to))
      if (position >= end) controller.terminate()
    },
  })
}
