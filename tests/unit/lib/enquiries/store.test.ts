import { mkdtempSync, readFileSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { sql } from 'kysely'
import Database from 'libsql'
import { isStorageFailure } from '@/lib/database/storage-failure'
import { openDatabase, getStoreUrl, type SiteDatabase } from '@/lib/database/database'
import {
  createOutbox,
  getRetryDelay,
  giveUpMilliseconds,
  leaseMilliseconds,
} from '@/lib/enquiries/outbox'
import { createStore, duplicateWindowMilliseconds, type Saved } from '@/lib/enquiries/store'
import type { Channel } from '@/lib/database/tables'
import { log } from '@/lib/core/log'
import { itWithServers, withServers } from '@/tests/support/fixtures/with-servers'
import { startPooler } from '@/tests/support/servers/pooler'
import { startTcpProxy } from '@/tests/support/servers/tcp-proxy'
import { createPostgres } from '@/tests/support/servers/services'
import { setClock } from './support/clock'
import { createContact } from '@/tests/support/fixtures/enquiry'
import { enquiry, form } from './support/samples'
import { setLastAttempt } from './support/last-attempt'

const channels: Channel[] = ['provider']
const hour = 3_600_000
const day = 24 * hour
const t0 = 1_800_000_000_000

type New = Extract<Saved, { reference: string }>

afterEach(() => jest.useRealTimers())

/** Instances that share a store. `processes.test.ts` tests several processes that share a file. */
type Engine = { url: string; instances: number; stop: () => Promise<void> }

function describeStore(name: string, start: () => Promise<Engine>, describeEngine = describe) {
  describeEngine(`the enquiry store ${name}`, () => {
    let engine: Engine
    let databases: SiteDatabase[]
    let numbers = 0
    const newEnquiry = () => ({ ...enquiry, contact: createContact(++numbers) })

    beforeAll(async () => {
      engine = await start()
      databases = await Promise.all(
        Array.from({ length: engine.instances }, () => openDatabase(engine.url)),
      )
    }, 60_000)
    afterAll(async () => {
      for (const database of databases ?? []) await database.close()
      await engine?.stop()
    })
    beforeEach(async () => {
      for (const table of [
        'enquiries',
        'enquiry_keys',
        'enquiry_duplicates',
        'enquiry_same',
        'enquiry_deliveries',
        'enquiry_notes',
      ]) {
        await sql`delete from ${sql.table(table)}`.execute(databases[0]!.db)
      }
    })

    let warn: jest.SpyInstance
    beforeEach(() => {
      warn = jest.spyOn(log, 'warn').mockReturnValue()
    })
    afterEach(() => jest.restoreAllMocks())

    const storeOf = (instance: number, to = channels) =>
      createStore(databases[instance % engine.instances]!, to)
    const outboxOf = (instance: number) =>
      createOutbox(databases[instance % engine.instances]!.db, channels)

    async function saveAndDeliver(count: number) {
      for (let saved = 0; saved < count; saved++)
        await storeOf(0).save({ enquiry: newEnquiry(), ...form })
      for (const job of await outboxOf(0).claim(count)) await outboxOf(0).succeed(job)
    }

    it('is migrated once by several instances at the same time', async () => {
      const steps = await databases[0]!.db.selectFrom('enquiry_migrations').select('name').execute()
      expect(steps).toEqual([
        { name: '001-enquiries' },
        { name: '002-expired-seen-at' },
        { name: '003-enquiry-duplicates' },
        { name: '004-alerts' },
        { name: '005-enquiry-language' },
        { name: '006-desk' },
        { name: '007-enquiry-notes' },
        { name: '008-desk-alts' },
        { name: '009-desk-passkeys' },
        { name: '010-desk-certificate-keys' },
        { name: '011-erasure-rounds' },
        { name: '012-desk-saved-by-id' },
        { name: '013-desk-stray-files' },
      ])
    })

    it('migrates what an older version has stored, and keeps that version working', async () => {
      const { db } = databases[0]!
      const saved = await storeOf(0).save({ enquiry, ...form })
      const before = await storeOf(0).list()
      // As a restored backup of the older version: its tables, with the newer one left in place.
      for (const column of ['expired_seen_at', 'language', 'state'])
        await sql`alter table enquiries drop column ${sql.ref(column)}`.execute(db)
      await sql`insert into enquiry_same select * from enquiry_duplicates`.execute(db)
      await sql`delete from enquiry_duplicates`.execute(db)
      await db.deleteFrom('enquiry_migrations').where('name', '!=', '001-enquiries').execute()

      const updated = await openDatabase(engine.url)
      const store = createStore(updated, channels)
      expect(await store.list()).toEqual(before)
      expect(await store.save({ enquiry, ...form })).toEqual({ ...saved, outcome: 'known' })
      expect(await db.selectFrom('enquiry_same').selectAll().execute()).toHaveLength(1)
      await store.erase(enquiry.contact)
      expect(await db.selectFrom('enquiry_same').selectAll().execute()).toEqual([])
      await updated.close()
    })

    it('stores an enquiry with its consent', async () => {
      const saved = await storeOf(0).save({ enquiry, ...form, idempotencyKey: 'key-of-one' })
      expect(saved).toEqual({
        outcome: 'new',
        reference: expect.stringMatching(/^ENQ-[2-9A-Z]{4}-[2-9A-Z]{4}$/),
      })
      expect(await storeOf(1).list()).toEqual([
        {
          id: expect.any(String),
          reference: 'reference' in saved && saved.reference,
          form_key: 'dif',
          session: '2026-2027',
          name: 'Parent of a child',
          admission_class: '9',
          contact: '9000000001',
          email: 'parent@school.example',
          language: 'en',
          consent_version: '2026-11-26',
          consent_at: expect.any(Number),
          created_at: expect.any(Number),
          expired_seen_at: null,
          state: 'new',
          notes: [],
          deliveries: [
            expect.objectContaining({ channel: 'provider', state: 'waiting', attempts: 0 }),
          ],
        },
      ])
    })

    it.each(['Robert"); drop table enquiries;--', "O'Neill 😀 অভিভাবক", '?1 :name $1'])(
      'stores the name %j unchanged',
      async (name) => {
        await storeOf(0).save({ enquiry: { ...enquiry, name }, ...form })
        expect((await storeOf(0).list()).map((row) => row.name)).toEqual([name])
      },
    )

    it('returns the same reference for a repeated key', async () => {
      const request = { enquiry, ...form, idempotencyKey: 'key-again' }
      const first = await storeOf(0).save(request)
      expect(await storeOf(1).save(request)).toEqual({ ...first, outcome: 'known' })
      expect(await storeOf(0).list()).toHaveLength(1)
    })

    it('rejects a repeated key with a different enquiry', async () => {
      await storeOf(0).save({ enquiry: newEnquiry(), ...form, idempotencyKey: 'key-taken' })
      const other = { enquiry: newEnquiry(), ...form, idempotencyKey: 'key-taken' }
      expect(await storeOf(1).save(other)).toEqual({ outcome: 'conflict' })
      expect(await storeOf(0).list()).toHaveLength(1)
    })

    it('treats the same contact, class, name and session within ten minutes as a duplicate', async () => {
      setClock(1_800_000_000_000)
      const first = await storeOf(0).save({ enquiry, ...form, idempotencyKey: 'key-first' })
      setClock(1_800_000_000_000 + duplicateWindowMilliseconds - 1)
      const email = 'other@school.example'
      const again = {
        enquiry: { ...enquiry, name: 'PARENT of a Child', email },
        ...form,
        formKey: 'home',
      }
      const second = await storeOf(1).save({ ...again, idempotencyKey: 'key-second' })
      expect(second).toEqual({ ...first, outcome: 'known' })
      const [stored, ...others] = await storeOf(0).list()
      expect([stored?.email, others]).toEqual([email, []])

      setClock(1_800_000_000_000 + duplicateWindowMilliseconds)
      const later = await storeOf(0).save({ enquiry, ...form })
      expect(later.outcome).toBe('new')
      // The key of the duplicate still maps to the first enquiry.
      expect(await storeOf(0).save({ ...again, idempotencyKey: 'key-second' })).toEqual(second)
    })

    it('retries a started delivery with the same content and key', async () => {
      await storeOf(0).save({ enquiry, ...form })
      const [first] = await outboxOf(0).claim(1)
      const again = { enquiry: { ...enquiry, email: 'other@school.example' }, ...form }
      expect((await storeOf(1).save(again)).outcome).toBe('known')
      await outboxOf(0).fail(first!)
      expect((await storeOf(1).save(again)).outcome).toBe('known')
      setClock(Date.now() + leaseMilliseconds)
      const [second] = await outboxOf(1).claim(1)
      expect([second?.delivery.id, second?.enquiry]).toEqual([first?.delivery.id, first?.enquiry])
    })

    it('leaves a slow delivery to the instance that has started it', async () => {
      setClock(t0)
      await storeOf(0).save({ enquiry, ...form })
      const [job] = await outboxOf(0).claim(1)
      setClock(t0 + leaseMilliseconds - 1)
      await outboxOf(0).renew(job!)
      setClock(t0 + leaseMilliseconds + 1)
      expect(await outboxOf(1).claim(1)).toEqual([])
      setClock(t0 + 2 * leaseMilliseconds)
      expect(await outboxOf(1).claim(1)).toHaveLength(1)
    })

    it.each([{ contact: '9000000002' }, { admissionClass: '8' }, { name: 'Guardian of a child' }])(
      'treats another %j as another enquiry',
      async (change) => {
        await storeOf(0).save({ enquiry, ...form })
        const other = await storeOf(0).save({ enquiry: { ...enquiry, ...change }, ...form })
        expect(other.outcome).toBe('new')
      },
    )

    it('stores one of many concurrent duplicates, whichever instance they reach', async () => {
      const posts = Array.from({ length: 40 }, (_, post) =>
        storeOf(post % 4).save({
          enquiry,
          ...form,
          idempotencyKey: post % 2 ? 'key-of-double-click' : undefined,
        }),
      )
      const saved = await Promise.all(posts)
      expect(saved.filter(({ outcome }) => outcome === 'new')).toHaveLength(1)
      expect(new Set(saved.map((result) => 'reference' in result && result.reference)).size).toBe(1)
      expect(await storeOf(0).list()).toHaveLength(1)
    })

    it('stores all of many different concurrent posts', async () => {
      const posts = Array.from({ length: 60 }, (_, post) =>
        storeOf(post % 4).save({ enquiry: newEnquiry(), ...form }),
      )
      const saved = await Promise.all(posts)
      expect(new Set(saved.map((result) => 'reference' in result && result.reference)).size).toBe(
        60,
      )
      expect(await outboxOf(0).state()).toEqual({
        depth: 60,
        oldestSeconds: expect.any(Number),
        dead: 0,
      })
    })

    it('queues no delivery when no channel is configured', async () => {
      await storeOf(0, []).save({ enquiry, ...form })
      expect((await storeOf(0).list())[0]?.deliveries).toEqual([])
    })

    it('leases a delivery to one instance at a time', async () => {
      for (let count = 0; count < 20; count++)
        await storeOf(0).save({ enquiry: newEnquiry(), ...form })
      const claims = await Promise.all(
        [0, 1, 2, 3, 0, 1].map((instance) => outboxOf(instance).claim(7)),
      )
      const ids = claims.flat().map(({ delivery }) => delivery.id)
      expect(new Set(ids).size).toBe(ids.length)
      const rest = await outboxOf(0).claim(20)
      expect(ids.length + rest.length).toBe(20)
      expect(await outboxOf(1).claim(20)).toEqual([])
    })

    it('leases a delivery to another instance when the lease has expired', async () => {
      setClock(1_800_000_000_000)
      await storeOf(0).save({ enquiry, ...form })
      const [job] = await outboxOf(0).claim(1)
      setClock(1_800_000_000_000 + leaseMilliseconds)
      const [again] = await outboxOf(1).claim(1)
      expect(again?.delivery.id).toBe(job?.delivery.id)
      // After its lease has expired, an instance can still report success, but not failure.
      await outboxOf(0).fail(job!)
      expect((await storeOf(0).list())[0]?.deliveries[0]?.attempts).toBe(0)
      await outboxOf(0).succeed(job!)
      await outboxOf(1).fail(again!)
      expect((await storeOf(0).list())[0]?.deliveries[0]?.state).toBe('delivered')
    })

    it('postpones a delivery, gives it up after seven days and retries it on command', async () => {
      setClock(1_800_000_000_000)
      await storeOf(0).save({ enquiry, ...form })
      const outbox = outboxOf(0)
      const [job] = await outbox.claim(1)
      expect(await outbox.fail(job!)).toBe(false)
      expect(await outbox.claim(1)).toEqual([])
      await setLastAttempt(databases[0]!.db)
      setClock(1_800_000_000_000 + giveUpMilliseconds)
      expect(await outbox.state()).toEqual({ depth: 1, oldestSeconds: 604_800, dead: 0 })
      const [last] = await outbox.claim(1)
      expect(await outbox.fail(last!)).toBe(true)
      expect(await outbox.state()).toEqual({ depth: 0, oldestSeconds: null, dead: 1 })
      expect(await outbox.claim(1)).toEqual([])
      expect(await outboxOf(1).retryDead()).toBe(1)
      expect(await outbox.claim(1)).toHaveLength(1)
    })

    it('erases everything stored for a contact or a reference', async () => {
      const contact = createContact(++numbers)
      await storeOf(0).save({ enquiry: { ...enquiry, contact }, ...form })
      await storeOf(0).save({ enquiry: { ...enquiry, contact, admissionClass: '8' }, ...form })
      const other = await storeOf(0).save({ enquiry: newEnquiry(), ...form })
      expect(await storeOf(1).erase(contact)).toBe(2)
      expect(await storeOf(1).erase(contact)).toBe(0)
      expect(await storeOf(0).list()).toHaveLength(1)
      expect(await storeOf(0).erase('reference' in other ? other.reference : '')).toBe(1)
      for (const table of ['enquiry_keys', 'enquiry_duplicates', 'enquiry_deliveries'] as const) {
        expect(await databases[0]!.db.selectFrom(table).selectAll().execute()).toEqual([])
      }
    })

    it('erases what two rounds a day apart have both found expired', async () => {
      setClock(t0)
      await saveAndDeliver(1)
      setClock(t0 + 400 * day)
      await saveAndDeliver(1)
      expect(await storeOf(0).eraseOlderThan(400)).toBe(0)
      for (const late of [1, day]) {
        setClock(t0 + 400 * day + late)
        expect(await storeOf(0).eraseOlderThan(400)).toBe(0)
      }
      setClock(t0 + 401 * day + 1)
      expect(await storeOf(1).eraseOlderThan(400)).toBe(1)
      expect(await storeOf(0).list()).toHaveLength(1)
      for (const table of ['enquiry_keys', 'enquiry_duplicates', 'enquiry_deliveries'] as const) {
        expect(await databases[0]!.db.selectFrom(table).selectAll().execute()).toHaveLength(1)
      }
    })

    it('erases nothing and logs a warning when the clock is far ahead', async () => {
      setClock(t0)
      await saveAndDeliver(23)
      for (const days of [500, 502, 900]) {
        setClock(t0 + days * day)
        expect(await storeOf(0).eraseOlderThan(400)).toBe(0)
      }
      expect(await storeOf(0).list()).toHaveLength(23)
      expect(warn).toHaveBeenCalledTimes(3)
      expect(warn).toHaveBeenLastCalledWith(
        { expired: 23, stored: 23 },
        expect.stringMatching(/^erased nothing: no new enquiry for 30 days/),
      )
    })

    it('erases one a day and logs a warning when enquiries still arrive under such a clock', async () => {
      setClock(t0)
      await saveAndDeliver(23)
      setClock(t0 + 500 * day)
      await saveAndDeliver(1)
      const hourly = Array.from({ length: 50 }, (_, hours) => t0 + 500 * day + hours * hour)
      let erased = 0
      for (const at of hourly) {
        setClock(at)
        erased += await storeOf(0).eraseOlderThan(400)
      }
      expect(erased).toBe(2)
      expect(await storeOf(0).list()).toHaveLength(22)
      expect(warn).toHaveBeenLastCalledWith(
        { expired: 22, stored: 23 },
        expect.stringMatching(/^erased one enquiry only: more than a twentieth/),
      )
    })

    it('erases up to a twentieth at once, for example after some days without a round', async () => {
      setClock(t0)
      await saveAndDeliver(5)
      setClock(t0 + 399 * day)
      await saveAndDeliver(95)
      for (const days of [410, 411]) {
        setClock(t0 + days * day)
        await storeOf(0).eraseOlderThan(400)
      }
      expect(await storeOf(0).list()).toHaveLength(95)
      expect(warn).not.toHaveBeenCalled()
    })

    it('clears marks of a clock that was set back', async () => {
      setClock(t0)
      await saveAndDeliver(1)
      setClock(t0 + 390 * day)
      await saveAndDeliver(1)
      // The first round ran ahead of time. Only the last two rounds, a day apart, count.
      for (const days of [410, 391, 402, 402.5]) {
        setClock(t0 + days * day)
        expect(await storeOf(0).eraseOlderThan(400)).toBe(0)
      }
      setClock(t0 + 403 * day)
      expect(await storeOf(0).eraseOlderThan(400)).toBe(1)
    })

    it('does not erase what was not delivered, however old', async () => {
      setClock(t0)
      const { db } = databases[0]!
      await saveAndDeliver(1)
      const { reference: dead } = (await storeOf(0).save({ enquiry: newEnquiry(), ...form })) as New
      await db
        .updateTable('enquiry_deliveries')
        .set({ state: 'dead' })
        .where('state', '=', 'waiting')
        .execute()
      const { reference: waiting } = (await storeOf(0).save({
        enquiry: newEnquiry(),
        ...form,
      })) as New
      setClock(t0 + 402 * day)
      await storeOf(0, []).save({ enquiry: newEnquiry(), ...form })
      await storeOf(0).eraseOlderThan(400)
      setClock(t0 + 403 * day)
      expect(await storeOf(0).eraseOlderThan(400)).toBe(1)
      expect((await storeOf(0).list()).map(({ reference }) => reference)).toEqual(
        expect.arrayContaining([dead, waiting]),
      )
      // Without channels nothing has to be delivered.
      await storeOf(0, []).eraseOlderThan(400)
      setClock(t0 + 404 * day)
      expect(await storeOf(0, []).eraseOlderThan(400)).toBe(2)
    })

    it('erases everything expired on command', async () => {
      setClock(t0)
      await saveAndDeliver(23)
      await storeOf(0).save({ enquiry: newEnquiry(), ...form })
      setClock(t0 + 500 * day)
      expect(await storeOf(0).countOverdue(400)).toBe(23)
      expect(await storeOf(0).eraseAllOlderThan(400)).toBe(23)
      expect(await storeOf(0).countOverdue(400)).toBe(0)
      expect(await storeOf(0).list()).toHaveLength(1)
    })

    describe('after the clock was set back', () => {
      it('delivers what was postponed or leased while the clock was ahead', async () => {
        setClock(t0 + 500 * day)
        for (let count = 0; count < 2; count++) {
          await storeOf(0).save({ enquiry: newEnquiry(), ...form })
        }
        const [first] = await outboxOf(0).claim(2)
        await outboxOf(0).fail(first!)
        setClock(t0)
        expect(await outboxOf(1).claim(5)).toHaveLength(2)
        expect(await outboxOf(0).claim(5)).toEqual([])
      })

      it('respects the lease of an instance whose clock is slightly ahead', async () => {
        setClock(t0 + 60_000)
        await storeOf(0).save({ enquiry, ...form })
        expect(await outboxOf(0).claim(1)).toHaveLength(1)
        setClock(t0)
        expect(await outboxOf(1).claim(1)).toEqual([])
      })

      it('does not treat an enquiry as a duplicate of one in the future', async () => {
        setClock(t0 + 500 * day)
        await storeOf(0).save({ enquiry, ...form })
        setClock(t0)
        expect((await storeOf(0).save({ enquiry, ...form })).outcome).toBe('new')
      })
    })

    it('does not give a delivery up when the clock jumps ahead', async () => {
      setClock(t0)
      await storeOf(0).save({ enquiry, ...form })
      setClock(t0 + 500 * day)
      const [job] = await outboxOf(0).claim(1)
      expect(await outboxOf(0).fail(job!)).toBe(false)
      setClock(t0 + 501 * day)
      expect(await outboxOf(0).claim(1)).toHaveLength(1)
    })
  })
}

const temporary = () => mkdtempSync(path.join(tmpdir(), 'enquiries #1 %-'))

describeStore('in a file', async () => {
  const folder = temporary()
  return {
    url: getStoreUrl(folder),
    instances: 1,
    stop: async () => rmSync(folder, { recursive: true }),
  }
})

describeStore(
  'in PostgreSQL',
  async () => {
    const { url, start, remove } = await createPostgres()
    await start()
    return { url, instances: 4, stop: remove }
  },
  withServers,
)

const another = { ...enquiry, contact: createContact(2) }
const expectCode = (code: string): unknown => expect.objectContaining({ code })

itWithServers(
  'in PostgreSQL times out when the server is down or never responds, and recovers',
  async () => {
    const postgres = await createPostgres()
    await postgres.start()
    const relay = await startTcpProxy(postgres.port)
    const url = postgres.url.replace(`:${postgres.port}`, `:${relay.port}`)
    const database = await openDatabase(url)
    const store = createStore(database, channels)
    await store.save({ enquiry, ...form })

    // The desk then says that nothing can be saved, whatever the driver reports.
    const failsToStore = async (work: Promise<unknown>) =>
      isStorageFailure(await work.catch((error: unknown) => error))
    await postgres.stop()
    expect(await failsToStore(store.list())).toBe(true)
    await postgres.start()
    expect(await store.list()).toHaveLength(1)

    relay.freeze()
    expect(await failsToStore(store.save({ enquiry: another, ...form }))).toBe(true)
    relay.thaw()
    await store.save({ enquiry: another, ...form })
    expect(await store.list()).toHaveLength(2)
    await database.close()
    await relay.stop()
    await postgres.remove()
  },
  60_000,
)

itWithServers(
  'works through a pooler that refuses parameters of a connection, with its limits',
  async () => {
    const postgres = await createPostgres()
    await postgres.start()
    const pooler = await startPooler(postgres.port)
    const url = postgres.url.replace(`:${postgres.port}`, `:${pooler.port}`)
    const database = await openDatabase(url)
    await createStore(database, channels).save({ enquiry, ...form })
    const setting = async (name: string) =>
      (await sql<Record<string, string>>`show ${sql.raw(name)}`.execute(database.db)).rows[0]![name]
    expect(await setting('statement_timeout')).toBe('5s')
    expect(await setting('idle_in_transaction_session_timeout')).toBe('10s')
    expect(await setting('application_name')).toBe('school-website')
    expect(pooler.refused).toEqual([])
    await database.close()
    await pooler.stop()
    await postgres.remove()
  },
  60_000,
)

describe('the file', () => {
  it('is private and durable, and contains nothing that was erased', async () => {
    const folder = temporary()
    const database = await openDatabase(getStoreUrl(folder))
    const { db } = database
    const pragma = async (name: string) =>
      Object.values((await sql`pragma ${sql.raw(name)}`.execute(db)).rows[0] as object)[0]
    expect(await pragma('journal_mode')).toBe('wal')
    expect(await pragma('synchronous')).toBe(2)
    const store = createStore(database, channels)
    await store.save({ enquiry: { ...enquiry, name: 'A name to be erased' }, ...form })
    await store.erase(enquiry.contact)
    for (const file of readdirSync(folder)) {
      expect(statSync(path.join(folder, file)).mode & 0o077).toBe(0)
      expect(readFileSync(path.join(folder, file)).includes('A name to be erased')).toBe(false)
    }
    await database.close()
    rmSync(folder, { recursive: true })
  })

  it('waits for a lock without blocking, times out, and recovers', async () => {
    const folder = temporary()
    const database = await openDatabase(getStoreUrl(folder))
    const store = createStore(database, channels)
    const outbox = createOutbox(database.db, channels)
    const other = new Database(fileURLToPath(getStoreUrl(folder)))

    other.exec('begin immediate')
    setTimeout(() => other.exec('commit'), 200)
    expect((await store.save({ enquiry, ...form })).outcome).toBe('new')

    other.exec('begin immediate')
    const attempts = [
      store.save({ enquiry: another, ...form }),
      outbox.claim(1),
      outbox.retryDead(),
    ]
    for (const { status, ...rest } of await Promise.allSettled(attempts)) {
      expect([status, rest]).toEqual(['rejected', { reason: expectCode('SQLITE_BUSY') }])
    }
    other.exec('rollback')
    expect((await store.save({ enquiry: another, ...form })).outcome).toBe('new')
    expect(await outbox.claim(5)).toHaveLength(2)
    other.close()
    await database.close()
    rmSync(folder, { recursive: true })
  }, 30_000)

  it('that cannot be opened is an error', async () => {
    await expect(openDatabase('file:/dev/null/enquiries.db')).rejects.toThrow()
  })
})

it('doubles the delay after each attempt, up to half an hour', () => {
  const delays = [1, 2, 5, 30, 400].map(getRetryDelay)
  const maxDelays = [2000, 4000, 32_000, 1_800_000, 1_800_000]
  delays.forEach((delay, index) => {
    expect(delay).toBeLessThanOrEqual(maxDelays[index]!)
    expect(delay).toBeGreaterThanOrEqual(maxDelays[index]! / 2)
  })
})
