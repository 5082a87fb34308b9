import 'server-only'
import { channel } from 'node:diagnostics_channel'
import { now } from '@/lib/core/dates'
import { log } from '@/lib/core/log'
import { getProcessSingleton } from '@/lib/core/singleton'
import { getSiteDatabase } from '@/lib/database/site-database'
import { maxRenderMilliseconds } from '@/lib/page-cache/render-time.mjs'
import type { Db } from '../operation'
import { isKind, kinds, tagByKind, type Kind } from './kinds'

const pollMilliseconds = 500

type PollState = {
  /** The counts of `desk_changes` at the last read. */
  numbers: Map<string, number>
  readAt: number
  /** When the next record begins or ends. */
  nextAt: number
  isReadable: boolean
  /** Timers that expire tags a second time. */
  marks: Set<NodeJS.Timeout>
  timer?: NodeJS.Timeout
  reading?: Promise<void>
}

const state = getProcessSingleton<PollState>('desk-poll', () => ({
  numbers: new Map(),
  readAt: 0,
  nextAt: Infinity,
  isReadable: true,
  marks: new Set(),
}))

/** When each tag expired, for the page cache, which is outside the bundle (`lib/page-cache/handler.mjs`). */
const expiredTags = getProcessSingleton('expired-tags', () => new Map<string, number>())

/** Tells the content client to read again. */
const revalidated = channel('school-website.revalidated')

/**
 * Checks twice a second which records any process has published, and which have begun or ended (R-DESK-5). Pages that
 * show them are then rendered before they are served again. After a start this applies to all pages, which may be
 * outdated.
 */
export async function startPolling(): Promise<void> {
  expire(kinds)
  state.readAt = 0
  state.timer = setInterval(() => void poll(), pollMilliseconds).unref()
  await poll()
}

/** Stops polling, and waits for a poll in progress. */
export async function stopPolling(): Promise<void> {
  clearInterval(state.timer)
  state.timer = undefined
  state.marks.forEach(clearTimeout)
  state.marks.clear()
  await state.reading
}

/**
 * Polls after a change by this process, so that the next page is up to date. Other processes see it with their next
 * poll.
 */
export async function announce(): Promise<void> {
  await state.reading
  if (state.timer) await poll()
}

/** Polls, unless a poll is in progress: a database that hangs may take longer than the interval. */
function poll(): Promise<void> {
  state.reading ??= read().finally(() => {
    state.reading = undefined
  })
  return state.reading
}

/**
 * Whether the records can be read now: by the last poll, so that a request does not wait for a database that hangs,
 * and by a query.
 */
export async function isReadable(): Promise<boolean> {
  if (!state.isReadable) return false
  try {
    const { db } = await getSiteDatabase()
    await db.selectFrom('desk_changes').select('kind').limit(1).execute()
    return true
  } catch {
    return false
  }
}

async function read(): Promise<void> {
  try {
    const { db } = await getSiteDatabase()
    expire(await findChangedKinds(db))
    if (!state.isReadable) log.info('the records of the desk can be read again')
    state.isReadable = true
  } catch (error) {
    const { code } = error as { code?: string }
    if (state.isReadable) log.error({ code }, 'the records of the desk cannot be read')
    state.isReadable = false
  }
}

async function findChangedKinds(db: Db): Promise<Kind[]> {
  const time = now().getTime()
  const rows = await db.selectFrom('desk_changes').selectAll().execute()
  const changed = rows.filter(({ kind, number }) => state.numbers.get(kind) !== number)
  // If the clock was set back, records that had begun may not have begun yet.
  const isSetBack = time < state.readAt
  const due = isSetBack
    ? kinds
    : time >= state.nextAt
      ? await findDueKinds(db, state.readAt, time)
      : []
  if (changed.length > 0 || due.length > 0 || state.readAt === 0)
    state.nextAt = await findNextTime(db, time)
  state.numbers = new Map(rows.map(({ kind, number }) => [kind, number]))
  state.readAt = time
  return [...new Set([...changed.map(({ kind }) => kind), ...due])].filter(isKind)
}

/** Finds the kinds of records that began or ended between two moments. */
async function findDueKinds(db: Db, after: number, until: number): Promise<string[]> {
  const rows = await db
    .selectFrom('desk_records')
    .select('kind')
    .distinct()
    .where('published_version', 'is not', null)
    .where((where) =>
      where.or([
        where.and([where('publish_at', '>', after), where('publish_at', '<=', until)]),
        where.and([where('end_at', '>', after), where('end_at', '<=', until)]),
      ]),
    )
    .execute()
  return rows.map(({ kind }) => kind)
}

async function findNextTime(db: Db, after: number): Promise<number> {
  const { fn } = db
  const times = await Promise.all(
    (['publish_at', 'end_at'] as const).map((column) =>
      db
        .selectFrom('desk_records')
        .select(fn.min(column).as('time'))
        .where('published_version', 'is not', null)
        .where(column, '>', after)
        .executeTakeFirst(),
    ),
  )
  return Math.min(...times.map((row) => Number(row?.time ?? Infinity)))
}

function expire(changed: readonly Kind[]): void {
  const tags = [...new Set(changed.map((kind) => tagByKind[kind]))]
  if (tags.length === 0) return
  const mark = () => {
    for (const tag of tags) expiredTags.set(tag, now().getTime())
    revalidated.publish(tags)
  }
  mark()
  // Expire the tag again, for a page whose rendering began just before the change.
  const timer = setTimeout(() => {
    state.marks.delete(timer)
    mark()
  }, maxRenderMilliseconds).unref()
  state.marks.add(timer)
}
