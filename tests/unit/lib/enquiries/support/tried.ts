import type { Kysely } from 'kysely'
import { openDatabase, storeFile } from '@/lib/enquiries/database'
import { minAttempts } from '@/lib/enquiries/outbox'
import type { Database } from '@/lib/enquiries/tables'

/** As if every delivery had been tried for a week: one more failure after their time, and they are given up. */
export const triedForAWeek = (db: Kysely<Database>) =>
  db
    .updateTable('enquiry_deliveries')
    .set({ attempts: minAttempts - 1 })
    .execute()

/** The same for the store in a data folder. */
export async function triedForAWeekIn(folder: string): Promise<void> {
  const { db, close } = await openDatabase(storeFile(folder))
  await triedForAWeek(db)
  await close()
}
