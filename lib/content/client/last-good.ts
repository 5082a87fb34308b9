import 'server-only'
import { createHash } from 'node:crypto'
import { type FileHandle, open, readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'
import { writeFileAtomic } from '@/lib/core/atomic-file'
import { log } from '@/lib/core/log'

/** The last good answer of a call: as it came, and when (ISO). */
export type SavedResponse = { readAt: string; body: unknown }

export type LastGood = {
  load(call: string): Promise<SavedResponse | undefined>
  /** When the copy of a call was read (ISO), found without reading the copy itself. */
  timeOf(call: string): Promise<string | undefined>
  save(call: string, answer: SavedResponse): Promise<void>
  /** What the school has taken down must not come back with an outage. */
  remove(call: string): Promise<void>
}

/** The first line of a copy; the answer itself is the rest. */
const headSchema = z.object({
  readAt: z.iso.datetime(),
  origin: z.string(),
  digest: z.string(),
})
type Head = z.output<typeof headSchema>

/** An origin is no longer than an address. */
const maxHeaderLength = 4096

/**
 * Keeps the last good answer of every call on disk, so that pages outlive an outage, a restart and a rebuild
 * (R-OUTAGE-1). Several processes may share the folder. A disk that cannot be written to costs the copies,
 * nothing else. An answer that has not changed costs the writing of its time only.
 * @param origin source of the answers; copies of another source are passed over.
 */
export function createLastGood(folder: string, origin: string): LastGood {
  let canWrite = true
  /** What this process saved or loaded last: the same answer is the same object (`list-cache.ts`). */
  const held = new Map<string, { digest: string; body: unknown }>()

  const fileOf = (call: string) => path.join(folder, fileName(call))

  async function load(call: string): Promise<SavedResponse | undefined> {
    const text = await readFile(fileOf(call), 'utf8').catch(() => '')
    const end = text.indexOf('\n')
    const head = ownHead(text.slice(0, end), origin)
    if (!head) return undefined
    const last = held.get(call)
    if (last?.digest === head.digest) return { readAt: head.readAt, body: last.body }
    const body = parseJson(text.slice(end))
    if (body !== undefined) hold(call, head.digest, body)
    return body === undefined ? undefined : { readAt: head.readAt, body }
  }

  /** Calls for one record are many; only lists are long. */
  function hold(call: string, digest: string, body: unknown) {
    if (!call.includes('?')) held.set(call, { digest, body })
  }

  async function timeOf(call: string): Promise<string | undefined> {
    const file = await open(fileOf(call)).catch(() => undefined)
    return file && (await headIn(file, origin).finally(() => file.close()))?.readAt
  }

  async function save(call: string, answer: SavedResponse): Promise<void> {
    const last = held.get(call)
    const isSame = last !== undefined && last.body === answer.body
    if (isSame && (await confirm(call, last.digest, answer.readAt))) return
    const text = JSON.stringify(answer.body)
    const digest = createHash('sha256').update(text).digest('base64')
    await write(call, `${JSON.stringify({ readAt: answer.readAt, origin, digest })}\n${text}`)
    hold(call, digest, answer.body)
  }

  /**
   * Puts the time into the copy that is there. Heads of one origin are equally long.
   * @returns false when the copy is another one: another process may have written it.
   */
  async function confirm(call: string, digest: string, readAt: string): Promise<boolean> {
    const file = await open(fileOf(call), 'r+').catch(() => undefined)
    if (!file) return false
    try {
      const head = await headIn(file, origin)
      if (head?.digest !== digest || head.readAt.length !== readAt.length) return false
      await file.write(JSON.stringify({ ...head, readAt }), 0)
      return true
    } catch {
      return false
    } finally {
      await file.close()
    }
  }

  async function write(call: string, text: string): Promise<void> {
    try {
      await writeFileAtomic(fileOf(call), text)
      canWrite = true
    } catch (error) {
      if (canWrite) log.warn({ folder, err: error }, 'cannot keep copies of the content')
      canWrite = false
    }
  }

  async function remove(call: string): Promise<void> {
    held.delete(call)
    await rm(fileOf(call), { force: true }).catch(() => undefined)
  }

  return { load, timeOf, save, remove }
}

async function headIn(file: FileHandle, origin: string): Promise<Head | undefined> {
  const { buffer, bytesRead } = await file.read(
    Buffer.alloc(maxHeaderLength),
    0,
    maxHeaderLength,
    0,
  )
  const text = buffer.toString('utf8', 0, bytesRead)
  return ownHead(text.slice(0, text.indexOf('\n')), origin)
}

function ownHead(line: string, origin: string): Head | undefined {
  const head = headSchema.safeParse(parseJson(line)).data
  return head?.origin === origin ? head : undefined
}

/** `/api/news/All/dvs` is kept as `news-All-dvs.json`; what stands in a query is any text, so it is hashed. */
function fileName(call: string): string {
  const [name = '', query] = call.replace(/^\/api\//, '').split('?')
  const suffix = query ? `-${createHash('sha256').update(query).digest('hex').slice(0, 32)}` : ''
  return `${name.replaceAll('/', '-')}${suffix}.json`
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
