import { fileURLToPath } from 'node:url'
import { sql, type Kysely } from 'kysely'
import Database from 'libsql'
import { openDatabase, getStoreUrl } from '@/lib/database/database'
import type { Database as Tables } from '@/lib/database/tables'
import { useDesk } from '../desk/support/desk'

describe('the database in a file', () => {
  const desk = useDesk()
  const insert = (db: Kysely<Tables>, id: string) =>
    db.insertInto('alerts').values({ id, content: '{}', since: 1, until: 2 }).execute()
  const count = async () =>
    (await (await desk.db()).selectFrom('alerts').selectAll().execute()).length

  it('rolls a failed transaction back once, even when the error is ignored', async () => {
    const outcome = (await desk.db()).transaction().execute(async (transaction) => {
      await insert(transaction, 'a')
      await insert(transaction, 'a').catch(() => undefined)
      await insert(transaction, 'b')
    })
    await expect(outcome).rejects.toMatchObject({ code: 'SQLITE_CONSTRAINT_PRIMARYKEY' })
    expect(await count()).toBe(0)
  })

  it('lets another process write at once after a failed transaction', async () => {
    const outcome = (await desk.db()).transaction().execute(async (transaction) => {
      await insert(transaction, 'a')
      await insert(transaction, 'a')
    })
    await expect(outcome).rejects.toThrow()
    const other = new Database(fileURLToPath(getStoreUrl(desk.folder)), { timeout: 0 })
    other.exec(`insert into alerts values ('b', '{}', 1, 2)`)
    other.close()
    expect(await count()).toBe(1)
  })

  it('keeps nothing of a transaction during which it is closed', async () => {
    const { db } = await openDatabase(getStoreUrl(desk.folder))
    const outcome = db.transaction().execute(async (transaction) => {
      await insert(transaction, 'a')
      await db.destroy()
      await insert(transaction, 'b')
    })
    await expect(outcome).rejects.toThrow('The store is closed.')
    expect(await count()).toBe(0)
  })

  it('stores a boolean as a number', async () => {
    const { rows } = await sql`select ${true} as yes, ${false} as no`.execute(await desk.db())
    expect(rows).toEqual([{ yes: 1, no: 0 }])
  })
})
