import 'server-only'
import path from 'node:path'
import type { Kysely } from 'kysely'
import { env } from '@/lib/core/env'
import { log } from '@/lib/core/log'
import { retention } from '@/lib/core/retention'
import { createCount } from '@/lib/database/count'
import { parsePath } from '@/lib/database/database'
import { eraseExpired, type Expiring } from '@/lib/database/erasure-guard'
import { databaseUrl } from '@/lib/database/site-database'
import type { Database } from '@/lib/database/tables'
import { logStoreDown } from './delivery'
import { assertUndamaged, backUp, checkFile, probeWrite, storeFaults } from './maintenance'
import { previousStores } from './previous-stores'
import { enquiryService } from './service'

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
    const file = parsePath(databaseUrl())
    await checkFile(file)
    await assertUndamaged()
    await probeWrite((await enquiryService()).database)
    await backUp(file)
  })
  every(deliveryMilliseconds, async () => {
    await assertUndamaged()
    ;(await enquiryService()).delivery.trigger()
  })
  every(retryMilliseconds, async () => {
    const { isReadOnly, isBackupLate } = storeFaults()
    if (isReadOnly) await probeWrite((await enquiryService()).database)
    if (isBackupLate) await backUp(parsePath(databaseUrl()))
  })
  every(hourMilliseconds, async () => {
    await assertUndamaged()
    for (const clean of Object.values(cleaners)) await clean()
  })
}

/** Erases data after its retention period, guarded against a wrong clock: a task for each entry of `retention.site`. */
const cleaners: Record<keyof typeof retention.site, () => Promise<unknown>> = {
  enquiries: async () => {
    const { store } = await enquiryService()
    const erased = await store.eraseOlderThan(env.enquiryRetentionDays)
    if (erased > 0) log.info({ erased }, 'erased enquiries past their time')
  },
  endedAlerts: async () => {
    const { db } = (await enquiryService()).database
    await eraseExpired(db, endedAlerts(db))
  },
  // Done by each new backup. Without a new backup, none is removed.
  dailyBackups: () => Promise.resolve(),
  previousStores: async () => {
    const { db } = (await enquiryService()).database
    const file = parsePath(databaseUrl())
    const folders = new Set([env.dataDir, ...(file ? [path.dirname(file)] : [])])
    for (const folder of folders) await eraseExpired(db, previousStores(folder))
  },
}

function endedAlerts(db: Kysely<Database>): Expiring {
  const expired = (before: number) => db.selectFrom('alerts').where('until', '<', before)
  return {
    name: 'ended alerts',
    days: retention.site.endedAlerts.days,
    countStored: () => createCount(db.selectFrom('alerts')),
    countExpired: (before) => createCount(expired(before)),
    async erase(before, limit) {
      const oldest = expired(before).select('id').orderBy('until').limit(limit)
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
