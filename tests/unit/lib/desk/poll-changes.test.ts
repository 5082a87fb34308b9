import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { tags } from '@/lib/content/cache-policies'
import { log } from '@/lib/core/log'
import { closeDatabase } from '@/lib/database/site-database'
import { kinds, tagByKind } from '@/lib/desk/records/kinds'
import { publishRecord, withdrawRecord } from '@/lib/desk/records/publish'
import { createRecord } from '@/lib/desk/records/save'
import { announce, startPolling, stopPolling } from '@/lib/desk/records/poll-changes'
import { openDatabase, getStoreUrl } from '@/lib/database/database'
import { withServers } from '@/tests/support/fixtures/with-servers'
import { createPostgres } from '@/tests/support/servers/services'
import { env } from '@/lib/core/env'
import { setClock } from '../enquiries/support/clock'
import { editor, engines, useDesk, writer } from './support/desk'

const t0 = Date.parse('2026-11-24T09:00:00+05:30')

/** What `lib/page-cache/handler.mjs` reads. */
const expired = () =>
  (globalThis as { [key: symbol]: Map<string, number> | undefined })[
    Symbol.for('school-website.expired-tags')
  ]!

const until = async (isTrue: () => boolean) => {
  while (!isTrue()) await new Promise((resolve) => setTimeout(resolve, 20))
}

const draft = async () => {
  const result = await createRecord(writer, {
    kind: 'notice',
    form: { title: 'A', text: '', date: '2026-11-24', url: '' },
  })
  if (result.outcome !== 'saved') throw new Error()
  return result.record
}

describe.each(engines)('pages of records in %s', (engine) => {
  const desk = useDesk(engine)
  const revalidated: unknown[] = []
  const listener = (names: unknown) => revalidated.push(names)
  beforeEach(() => {
    setClock(t0)
    revalidated.length = 0
    subscribe('school-website.revalidated', listener)
  })
  afterEach(async () => {
    await stopPolling()
    unsubscribe('school-website.revalidated', listener)
  })

  it('have the tags of the content service', () => {
    for (const kind of kinds) expect(tags).toContain(tagByKind[kind])
  })

  it('expire at the start, and at once when this process publishes', async () => {
    await startPolling()
    for (const tag of ['news', 'events', 'tabloid', 'highlights'])
      expect(expired().get(tag)).toBe(t0)
    const { id, version } = await draft()
    setClock(t0 + 5000)
    await publishRecord(editor, { id, version })
    expect(expired().get('news')).toBe(t0 + 5000)
    expect(revalidated.slice(1)).toEqual([['news']])
    setClock(t0 + 6000)
    await withdrawRecord(editor, { id, version })
    expect(expired().get('news')).toBe(t0 + 6000)
  })

  it('expire when another process publishes', async () => {
    await startPolling()
    setClock(t0 + 5000)
    const other = await openDatabase(desk.url || getStoreUrl(desk.folder))
    await other.db.insertInto('desk_changes').values({ kind: 'story', number: 7 }).execute()
    await other.close()
    await until(() => expired().get('tabloid') === t0 + 5000)
    expect(revalidated).toContainEqual(['tabloid'])
  })

  it('expire when the clock begins or ends a record', async () => {
    const { id, version } = await draft()
    const times = { publishAt: new Date(t0 + 60_000), endAt: new Date(t0 + 120_000) }
    await publishRecord(editor, { id, version, ...times })
    await startPolling()
    for (const time of [t0 + 60_000, t0 + 120_000]) {
      setClock(time - 1)
      await announce()
      expect(expired().get('news')).toBeLessThan(time)
      setClock(time)
      await until(() => expired().get('news') === time)
    }
  })
})

describe('a clock that is set back', () => {
  useDesk()

  it('expires all pages, as what had begun may not have begun yet', async () => {
    setClock(t0 + 3_600_000)
    await startPolling()
    setClock(t0)
    await until(() => ['news', 'events', 'tabloid'].every((tag) => expired().get(tag) === t0))
    await stopPolling()
  })
})

withServers('without the database', () => {
  useDesk()

  it('keeps pages, and later notices what was published meanwhile', async () => {
    const postgres = await createPostgres()
    await postgres.start()
    jest.replaceProperty(env, 'databaseUrl', postgres.url)
    setClock(t0)
    await startPolling()
    await postgres.stop()
    await until(() => (log.error as jest.Mock).mock.calls.length === 1)
    setClock(t0 + 9000)
    await postgres.start()
    const { id, version } = await draft()
    await publishRecord(editor, { id, version })
    await until(() => expired().get('news') === t0 + 9000)
    await stopPolling()
    await closeDatabase()
    await postgres.remove()
  }, 60_000)
})
