import { sql } from 'kysely'
import { openDatabase, getStoreUrl } from '@/lib/database/database'
import { createStore } from '@/lib/enquiries/store'
import { engines, useDesk } from '../desk/support/desk'
import { enquiry, form } from '../enquiries/support/samples'

type Step = { name: string; timestamp: string }

describe.each(engines)('migrations in %s', (engine) => {
  const desk = useDesk(engine)
  const open = () => openDatabase(desk.url || getStoreUrl(desk.folder))
  const unknownTime = '1970-01-01T00:00:00.000Z'

  /**
   * Makes a database with an enquiry, as versions before Kysely's migrator left it: with the names of the steps only.
   * @param missing how many of the last steps it lacks
   */
  async function makeOld(missing: number) {
    const database = await open()
    const { db, close } = database
    await createStore(database, ['provider']).save({ enquiry, ...form })
    const steps = await db.selectFrom('enquiry_migrations').select('name').orderBy('name').execute()
    const names = steps.map(({ name }) => name)
    await sql`drop table enquiry_migrations_lock`.execute(db)
    await sql`drop table enquiry_migrations`.execute(db)
    await sql`create table "enquiry_migrations" ("name" text primary key)`.execute(db)
    for (const name of names.slice(0, names.length - missing))
      await sql`insert into "enquiry_migrations" ("name") values (${name})`.execute(db)
    await close()
    return names
  }

  async function readSteps() {
    const { db, close } = await open()
    const steps = await sql<Step>`select * from enquiry_migrations order by name`.execute(db)
    const enquiries = await db.selectFrom('enquiries').select('contact').execute()
    await close()
    expect(enquiries).toEqual([{ contact: enquiry.contact }])
    return steps.rows
  }

  it('keep the steps and rows of a version without the migrator', async () => {
    const names = await makeOld(0)
    expect(await readSteps()).toEqual(names.map((name) => ({ name, timestamp: unknownTime })))
  })

  it('add the missing steps to it once, when several instances start', async () => {
    const names = await makeOld(1)
    for (const { close } of await Promise.all([open(), open(), open()])) await close()
    const steps = await readSteps()
    expect(steps.map(({ name }) => name)).toEqual(names)
    expect(steps.filter(({ timestamp }) => timestamp !== unknownTime)).toEqual([
      { name: names.at(-1), timestamp: expect.stringMatching(/^20/) },
    ])
  })

  it('accept a step recorded by a newer version, or by one without the migrator', async () => {
    await makeOld(0)
    await readSteps()
    const { db, close } = await open()
    await db.insertInto('enquiry_migrations').values({ name: '999-later' }).execute()
    await close()
    expect((await readSteps()).at(-1)).toEqual({ name: '999-later', timestamp: unknownTime })
  })

  it('are applied together or not at all', async () => {
    const { db, close } = await open()
    const names = ['004-alerts', '005-enquiry-language']
    await db.deleteFrom('enquiry_migrations').where('name', 'in', names).execute()
    await db.schema.dropTable('alerts').execute()
    // The first step succeeds. The column of the second one is there.
    await expect(open()).rejects.toThrow(/language/)
    const steps = await db.selectFrom('enquiry_migrations').select('name').execute()
    expect(steps.filter(({ name }) => names.includes(name))).toEqual([])
    await expect(db.selectFrom('alerts').selectAll().execute()).rejects.toThrow(/alerts/)
    await close()
  })
})
