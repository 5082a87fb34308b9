import 'server-only'
import path from 'node:path'
import { dayMilliseconds, now } from '@/lib/core/dates'
import { env } from '@/lib/core/env'
import { log } from '@/lib/core/log'
import { retention } from '@/lib/core/retention'
import { pathOf } from '@/lib/database/database'
import { databaseUrl } from '@/lib/database/site-database'
import { assertUndamaged, backUp, checkFile, probeWrite, storeFaults } from './maintenance'
import { removePreviousStores } from './previous-stores'
import { enquiryService } from './service'
import { logStoreDown } from './store-status'

const deliveryMilliseconds = 10_000
const retryMilliseconds = 60_000
const hourMilliseconds = 60 * 60_000

/**
 * Starts the background tasks: checks of the store and its daily backup, delivery of stored enquiries, also of those
 * from an earlier run, erasing of old ones (R-ENQUIRY-11). Call it once at server start. Tasks retry while the store
 * is unavailable; pages do not depend on them.
 */
export function startEnquiryTasks(): void {
  every(hourMilliseconds, async () => {
    const file = pathOf(databaseUrl())
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
    if (isBackupLate) await backUp(pathOf(databaseUrl()))
  })
  every(hourMilliseconds, async () => {
    await assertUndamaged()
    const time = now().getTime()
    for (const [name, { days }] of Object.entries(retention.site)) {
      await cleaners[name as keyof typeof cleaners](time - days * dayMilliseconds)
    }
  })
}

/** Removes what has been kept for its time. Everything of the list has one. */
const cleaners: Record<keyof typeof retention.site, (before: number) => Promise<unknown>> = {
  enquiries: async () => {
    const { store } = await enquiryService()
    const erased = await store.eraseOlderThan(env.enquiryRetentionDays)
    if (erased > 0) log.info({ erased }, 'erased enquiries past their time')
  },
  endedAlerts: async (before) => {
    const { db } = (await enquiryService()).database
    await db.deleteFrom('alerts').where('until', '<', before).execute()
  },
  // The backup of the day removes the oldest: without a new one, none is removed.
  dailyBackups: () => Promise.resolve(),
  previousStores: async (before) => {
    const file = pathOf(databaseUrl())
    const folders = new Set([env.dataDir, ...(file ? [path.dirname(file)] : [])])
    for (const folder of folders) await removePreviousStores(folder, before)
  },
}

/** Runs a task now and periodically. The timer does not keep the process alive. */
function every(milliseconds: number, task: () => Promise<void>): void {
  const run = () => task().catch(logStoreDown)
  setInterval(run, milliseconds).unref()
  void run()
}
