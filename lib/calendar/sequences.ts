import 'server-only'
import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'
import { writeFileAtomic } from '@/lib/core/atomic-file'
import { now } from '@/lib/core/dates'
import { env } from '@/lib/core/env'
import { log } from '@/lib/core/log'
import { parseJson } from '@/lib/core/parse-json'
import { getProcessSingleton } from '@/lib/core/singleton'
import type { CalendarEntry } from './calendar-file'

/** The version of each entry that was sent last, by its uid. */
const knownSchema = z.record(z.string(), z.object({ digest: z.string(), sequence: z.int() }))
type Known = z.output<typeof knownSchema>

const shared = getProcessSingleton<{ last: Promise<unknown>; known: Known; canWrite: boolean }>(
  'calendar-sequences',
  () => ({ last: Promise.resolve(), known: {}, canWrite: true }),
)

const getFile = () => path.join(env.dataDir, 'calendar-sequences.json')

/**
 * Adds the sequence number of each entry (RFC 5545, 3.8.7.4). Calendar programs ignore a changed entry whose number is not
 * higher than that of the one they have. Records have none, so what was sent last is kept in `DATA_DIR`.
 */
export function withSequences(entries: readonly CalendarEntry[]): Promise<CalendarEntry[]> {
  const result = shared.last.then(() => numberEntries(entries))
  shared.last = result.catch(() => undefined)
  return result
}

async function numberEntries(entries: readonly CalendarEntry[]): Promise<CalendarEntry[]> {
  const saved = knownSchema.safeParse(parseJson(await readFile(getFile(), 'utf8').catch(() => '')))
  const known = saved.success ? saved.data : shared.known
  const current = Object.fromEntries(entries.map((entry) => [entry.uid, next(entry, known)]))
  const isSame = entries.every(({ uid }) => known[uid]?.digest === current[uid]?.digest)
  shared.known = { ...known, ...current }
  if (!isSame) await save(shared.known)
  return entries.map((entry) => ({ ...entry, sequence: current[entry.uid]?.sequence }))
}

function next(entry: CalendarEntry, known: Known): Known[string] {
  const digest = createHash('sha256').update(JSON.stringify(entry)).digest('base64url')
  const last = known[entry.uid]
  if (!last) return { digest, sequence: 0 }
  if (last.digest === digest) return last
  return { digest, sequence: Math.max(last.sequence + 1, countMinutes()) }
}

const firstMinute = Date.UTC(2026, 0, 1) / 60_000

/**
 * Returns the number of a changed entry. Counts minutes, so that it is higher than all earlier ones even if the file
 * was lost. After a clock that was ahead, numbers continue from the last one.
 */
const countMinutes = () => Math.floor(now().getTime() / 60_000 - firstMinute)

/** Without a writable disk the process remembers the numbers; `/api/health` reports the disk. */
async function save(known: Known): Promise<void> {
  try {
    await writeFileAtomic(getFile(), JSON.stringify(known))
    shared.canWrite = true
  } catch (error) {
    const { code } = error as { code?: string }
    if (shared.canWrite) log.warn({ code }, 'cannot save the sequence numbers of the calendar')
    shared.canWrite = false
  }
}
