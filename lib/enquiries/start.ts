import 'server-only'
import path from 'node:path'
import type { Kysely } from 'kysely'
import { env } from '@/lib/core/env'
import { log } from '@/lib/core/log'
import { retention } from '@/lib/core/retention'
import { countRows } from '@/lib/database/count'
import { parsePath } from '@/lib/database/database'
import { eraseExpired, type Expiring } from '@/lib/database/erasure-guard'
import { getDatabaseUrl } from '@/lib/database/site-database'
import type { Database } from '@/lib/database/tables'
import { logStoreDown } from './delivery'
import { assertUndamaged, backUp, checkFile, probeWrite, getStoreFaults } from './maintenance'
import { getExpiringStores } from './previous-stores'
import { getEnquiryService } from './service'

const deliveryMilliseconds = 10_000
const retryMilliseconds = 60_000
const hourMilliseconds = 60 * 60_000

/**
 * Starts the background tasks: checks of the store, its daily backup, delivery of stored enquiries, also of those from
 * an earlier run, and erasure of old ones (R-ENQUIRY-11). Call it once, at startup. The tasks retry while the store is
 * unavailable; pages do not depend on them.
 */
export function startEnquiryTasks(): void {
  every(hourMilliseconds, async () => {
    const file = parsePath(getDatabaseUrl())
    await checkFile(file)
    await assertUndamaged()
    await probeWrite((await getEnquiryService()).database)
    await backUp(file)
  })
  every(deliveryMilliseconds, async () => {
    await assertUndamaged()
    ;(await getEnquiryService()).delivery.trigger()
  })
  every(retryMilliseconds, async () => {
    const { isReadOnly, isBackupLate } = getStoreFaults()
    if (isReadOnly) await probeWrite((await getEnquiryService()).database)
    if (isBackupLate) await backUp(parsePath(getDatabaseUrl()))
  })
  every(hourMilliseconds, async () => {
    await assertUndamaged()
    for (const clean of Object.values(cleaners)) await clean()
  })
}

/** Erases data after its retention period, guarded against a wrong clock: a task for each entry of `retention.site`. */
const cleaners: Record<keyof typeof retention.site, () => Promise<unknown>> = {
  enquiries: async () => {
    const { store } = await getEnquiryService()
    const erased = await store.eraseOlderThan(env.enquiryRetentionDays)
    if (erased > 0) log.info({ erased }, 'erased enquiries past their time')
  },
  endedAlerts: async () => {
    const { db } = (await getEnquiryService()).database
    await eraseExpired(db, getEndedAlerts(db))
  },
  // Done by each new backup. Without a new backup, none is removed.
  dailyBackups: () => Promise.resolve(),
  previousStores: async () => {
    const { db } = (await getEnquiryService()).database
    const file = parsePath(getDatabaseUrl())
    const folders = new Set([env.dataDir, ...(file ? [path.dirname(file)] : [])])
    for (const folder of folders) await eraseExpired(db, getExpiringStores(folder))
  },
}

function getEndedAlerts(db: Kysely<Database>): Expiring {
  const selectExpired = (before: number) => db.selectFrom('alerts').where('until', '<', before)
  return {
    name: 'ended alerts',
    days: retention.site.endedAlerts.days,
    countStored: () => countRows(db.selectFrom('alerts')),
    countExpired: (before) => countRows(selectExpired(before)),
    async erase(before, limit) {
      const oldest = selectExpired(before).select('id').orderBy('until').limit(limit)
      const { numDeletedRows } = await db
        .deleteFrom('alerts')
        .where('id', 'in', oldest)
        .executeTakeFirst()
      return Number(numDeletedRows)
    },
  }
}

/** Runs a task now and periodically. The timer does not keep the process alive. */
function every(milliseconds: number, task: () => Promise<void>): void {
  const run = () => task().catch(logStoreDown)
  setInterval(run, milliseconds).unref()
  void run()
}
