import 'server-only'
import { createHash, randomUUID } from 'node:crypto'
import { mkdir, open, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'
import { log } from '@/lib/log'

/** The last good answer of a call: as it came, and when (ISO). */
export type SavedAnswer = { readAt: string; body: unknown }

export type LastGood = {
  load(call: string): Promise<SavedAnswer | undefined>
  /** When the copy of a call was read (ISO), found without reading the copy itself. */
  timeOf(call: string): Promise<string | undefined>
  save(call: string, answer: SavedAnswer): Promise<void>
  /** What the school has taken down must not come back with an outage. */
  remove(call: string): Promise<void>
}

const head = z.object({ origin: z.string(), readAt: z.iso.datetime() })
const copy = head.extend({ body: z.unknown() })

/** What every copy begins with is shorter than this. */
const headBytes = 4096

/**
 * Keeps the last good answer of every call on disk, so that pages outlive an outage, a restart and a rebuild
 * (decisions C7). Several processes may share the folder. A disk that cannot be written to costs the copies,
 * nothing else.
 * @param origin source of the answers; copies of another source are passed over.
 */
export function createLastGood(folder: string, origin: string): LastGood {
  let canWrite = true

  async function load(call: string): Promise<SavedAnswer | undefined> {
    const text = await readFile(path.join(folder, fileName(call)), 'utf8').catch(() => undefined)
    const saved = copy.safeParse(text && parseJson(text)).data
    return saved?.origin === origin ? { readAt: saved.readAt, body: saved.body } : undefined
  }

  async function timeOf(call: string): Promise<string | undefined> {
    const text = await readStart(path.join(folder, fileName(call))).catch(() => '')
    const saved = head.safeParse(parseJson(`${text.split(bodyMark)[0]}}`)).data
    return saved?.origin === origin ? saved.readAt : undefined
  }

  async function save(call: string, { readAt, body }: SavedAnswer): Promise<void> {
    const target = path.join(folder, fileName(call))
    // Written aside and renamed: a reader, or a crash, never meets half a copy.
    const draft = `${target}.${randomUUID()}.tmp`
    try {
      await mkdir(folder, { recursive: true })
      // The body comes last, so that `timeOf` finds the rest at the start.
      await writeFile(draft, JSON.stringify({ origin, readAt, body }))
      await rename(draft, target)
      canWrite = true
    } catch (error) {
      await rm(draft, { force: true }).catch(() => undefined)
      if (canWrite) log.warn({ folder, err: error }, 'cannot keep copies of the content')
      canWrite = false
    }
  }

  async function remove(call: string): Promise<void> {
    await rm(path.join(folder, fileName(call)), { force: true }).catch(() => undefined)
  }

  return { load, timeOf, save, remove }
}

/** `/api/news/All/dvs` is kept as `news-All-dvs.json`; what stands in a query is any text, so it is hashed. */
function fileName(call: string): string {
  const [name = '', query] = call.replace(/^\/api\//, '').split('?')
  const suffix = query ? `-${createHash('sha256').update(query).digest('hex').slice(0, 32)}` : ''
  return `${name.replaceAll('/', '-')}${suffix}.json`
}

const bodyMark = ',"body":'

async function readStart(file: string): Promise<string> {
  const handle = await open(file)
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(headBytes), 0, headBytes, 0)
    return buffer.toString('utf8', 0, bytesRead)
  } finally {
    await handle.close()
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
