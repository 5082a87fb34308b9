import type { Kysely } from 'kysely'
import { openDatabase, getStoreUrl } from '@/lib/database/database'
import { minAttempts } from '@/lib/enquiries/outbox'
import type { Database } from '@/lib/database/tables'

/** Sets the attempts of all deliveries so that the next failure after their deadline makes them dead letters. */
export const setLastAttempt = (db: Kysely<Database>) =>
  db
    .updateTable('enquiry_deliveries')
    .set({ attempts: minAttempts - 1 })
    .execute()

/** The same for the store in a data folder. */
export async function setLastAttemptIn(folder: string): Promise<void> {
  const { db, close } = await openDatabase(getStoreUrl(folder))
  await setLastAttempt(db)
  await close()
}
