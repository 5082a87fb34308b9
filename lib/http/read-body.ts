import 'server-only'

/** The largest form body (R-FORM-3). */
export const maxBodyBytes = 16 * 1024

/** The fields of a body, or the status and message of its rejection. */
type BodyResult =
  | { ok: true; fields: Record<string, unknown> }
  | { ok: false; status: 400 | 413 | 415; error: string }

const bodyErrors = {
  type: [415, 'Send JSON.'],
  size: [413, 'The body is too large.'],
  shape: [400, 'The body cannot be read.'],
} as const

const fail = (reason: keyof typeof bodyErrors): BodyResult => {
  const [status, error] = bodyErrors[reason]
  return { ok: false, status, error }
}

const getMediaType = (headers: Headers) =>
  headers.get('content-type')?.split(';')[0]?.trim().toLowerCase()

/** Reads the fields of a JSON body. Stops reading when the body exceeds the limit. */
export async function readJson(request: Request): Promise<BodyResult> {
  if (getMediaType(request.headers) !== 'application/json') return fail('type')
  if (Number(request.headers.get('content-length')) > maxBodyBytes) return fail('size')
  const bytes = await readUpTo(request.body, maxBodyBytes)
  if (!bytes) return fail('size')
  const fields = parse(bytes)
  return fields ? { ok: true, fields } : fail('shape')
}

/**
 * Reads a body; `undefined` when it is longer than `limit` bytes. Then the rest is not read.
 * @param hold called with the size of each chunk that is kept in memory
 */
export async function readUpTo(
  body: ReadableStream<Uint8Array> | null,
  limit: number,
  hold: (bytes: number) => void = () => undefined,
): Promise<Buffer | undefined> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of (body ?? []) as AsyncIterable<Uint8Array>) {
    size += chunk.length
    if (size > limit) return undefined
    hold(chunk.length)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

/** Reads the first bytes of a body, at least `length` unless it is shorter. The returned body still contains them. */
export async function splitBody(
  body: ReadableStream<Uint8Array> | null,
  length: number,
): Promise<{ head: Buffer; body: ReadableStream<Uint8Array> | null }> {
  if (!body) return { head: Buffer.alloc(0), body }
  const reader = body.getReader()
  const chunks: Uint8Array[] = []
  let size = 0
  while (size < length) {
    const { done, value } = await reader.read()
    if (done) break
    chunks.push(value)
    size += value.length
  }
  const rest = new ReadableStream<Uint8Array>({
    start: (controller) => chunks.forEach((chunk) => controller.enqueue(chunk)),
    pull: async (controller) => {
      const { done, value } = await reader.read()
      if (done) controller.close()
      else controller.enqueue(value)
    },
    cancel: (reason) => reader.cancel(reason),
  })
  return { head: Buffer.concat(chunks), body: rest }
}

function parse(bytes: Buffer): Record<string, unknown> | undefined {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    const value: unknown = JSON.parse(text)
    const isRecord = typeof value === 'object' && value !== null && !Array.isArray(value)
    return isRecord ? (value as Record<string, unknown>) : undefined
  } catch {
    return undefined
  }
}
