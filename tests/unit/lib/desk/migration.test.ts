import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { sql } from 'kysely'
import Database from 'libsql'
import { createDeskSource } from '@/lib/content/client/desk'
import { openDatabase, getStoreUrl } from '@/lib/database/database'
import { listPeople } from '@/lib/desk/accounts/people'
import { listHistory } from '@/lib/desk/history/history'
import { findCertificate } from '@/lib/desk/media/certificates'
import { getRecord, listVersions } from '@/lib/desk/records/list'
import { createRecord } from '@/lib/desk/records/save'
import { engines, owner, useDesk, writer } from './support/desk'

const versionOne = readFileSync('tests/fixtures/desk/version-1.sql', 'utf8')

describe.each(engines)('a database of the site before the desk, in %s', (engine) => {
  const desk = useDesk(engine)
  const open = () => openDatabase(desk.url || getStoreUrl(desk.folder))

  it('gets the tables, and keeps its data', async () => {
    const before = await open()
    const tables = [...versionOne.matchAll(/^CREATE TABLE "(\w+)"/gm)].map(([, name]) => name!)
    expect(tables.length).toBeGreaterThan(10)
    await sql`drop table desk_media_uses`.execute(before.db)
    await sql`drop table desk_sessions`.execute(before.db)
    await sql`drop table desk_accounts`.execute(before.db)
    for (const name of tables) await before.db.schema.dropTable(name).ifExists().execute()
    await before.db.deleteFrom('enquiry_migrations').where('name', 'like', '%-desk%').execute()
    await before.db
      .insertInto('alerts')
      .values({ id: 'a', content: '{}', since: 1, until: 2 })
      .execute()
    await before.close()
    // Several instances start at once.
    const opened = await Promise.all([open(), open(), open()])
    expect(await opened[0].db.selectFrom('alerts').select('id').execute()).toEqual([{ id: 'a' }])
    for (const { close } of opened) await close()
    expect(await createRecord(writer, { kind: 'notice', form: {} })).toMatchObject({
      outcome: 'saved',
    })
  })
})

/** The columns of the steps `008-desk-alts` and `012-desk-saved-by-id`. */
const addedLater = /, "shown_alt" text default '' not null|, "saved_by_id" text/

describe.each(engines)('certificates with keys of an earlier version, in %s', (engine) => {
  const desk = useDesk(engine)
  const open = () => openDatabase(desk.url || getStoreUrl(desk.folder))

  it('are found in every spelling', async () => {
    const before = await open()
    const row = { file: 'certificates/a.jpg', created_at: 1, deleted_at: null }
    await before.db
      .insertInto('desk_certificates')
      .values({
        ...row,
        id: 'a',
        admission: 'DVS/2021/0147',
        admission_key: 'dvs/2021/0147',
        pupil: 'S. K. Rা\u09df',
        pupil_key: 's. k. rা\u09af\u09bc',
      })
      .execute()
    await before.db
      .deleteFrom('enquiry_migrations')
      .where('name', '=', '010-desk-certificate-keys')
      .execute()
    await before.close()
    await (await open()).close()
    for (const name of ['SK Rা\u09df', 'S. K. Rা\u09af\u09bc'])
      expect(await findCertificate({ admission: 'DVS-2021-০১৪৭', name })).toBe(row.file)
  })
})

describe('a database with the first version of the desk', () => {
  const desk = useDesk()
  const connect = () => new Database(fileURLToPath(getStoreUrl(desk.folder)))

  it('has the tables that the first step still creates', async () => {
    await (await openDatabase(getStoreUrl(desk.folder))).close()
    const rows = connect()
      .prepare(
        "select sql from sqlite_schema where sql is not null and tbl_name like 'desk%' order by name",
      )
      .all() as { sql: string }[]
    const made = rows.map((row) => `${row.sql.replace(addedLater, '')};`)
    const later = /^CREATE (?:TABLE|INDEX) "desk_(?:passkeys|challenges|stray_files)/
    expect(versionOne.split('\n').filter((line) => line.startsWith('CREATE'))).toEqual(
      made.filter((statement) => !later.test(statement)),
    )
  })

  it('works with this version', async () => {
    const old = connect()
    old.exec(versionOne)
    old.close()
    const id = '6aff3f615f3ac1d07e17ad05'
    expect(await getRecord(writer, id)).toMatchObject({
      state: 'live',
      hasChanges: true,
      form: { title: 'Second' },
      problems: { date: 'Choose a day.' },
    })
    expect(await listVersions(writer, id)).toHaveLength(2)
    expect(await createDeskSource().read('/api/news/dvs')).toEqual([
      {
        _id: id,
        title: 'First',
        description: 'Words',
        fromDate: '2026-11-23T00:00:00.000Z',
        attachments: ['desk/1/a.pdf'],
      },
    ])
    expect(await createDeskSource().size?.('desk/1/a.pdf')).toBe(4)
    expect(await listPeople(owner)).toMatchObject([
      { email: 'clerk@school.example', role: 'editor' },
    ])
    expect(await listHistory(writer, { subject: id })).toMatchObject([{ action: 'published' }])
  })
})
