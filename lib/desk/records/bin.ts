import 'server-only'
import { countRows } from '@/lib/database/count'
import type { Expiring } from '@/lib/database/erasure-guard'
import type { Db } from '../operation'
import { binDays } from './record'

/** The records in the bin. They expire after 30 days, with all their versions. */
export function getExpiringRecords(db: Db): Expiring {
  const selectExpired = (source: Db, before: number) =>
    source.selectFrom('desk_records').where('deleted_at', '<', before)

  const erase = (before: number, limit: number) =>
    db.transaction().execute(async (transaction) => {
      const oldest = selectExpired(transaction, before)
        .select('id')
        .orderBy('deleted_at')
        .limit(limit)
      const rows = await transaction
        .deleteFrom('desk_records')
        .where('id', 'in', oldest)
        .returning('id')
        .execute()
      for (const { id } of rows) {
        await transaction.deleteFrom('desk_versions').where('record_id', '=', id).execute()
        await transaction.deleteFrom('desk_media_uses').where('record_id', '=', id).execute()
      }
      return rows.length
    })

  return {
    name: 'records in the bin',
    days: binDays,
    countStored: () => countRows(db.selectFrom('desk_records')),
    countExpired: (before) => countRows(selectExpired(db, before)),
    erase,
  }
}
