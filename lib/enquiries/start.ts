import 'server-only'
import { env } from '@/lib/core/env'
import { log } from '@/lib/core/log'
import { recordRemoteAddresses } from '@/lib/http/client-address'
import { pathOf } from './database'
import { backUp, checkFile, expectUndamaged, probeWrite, storeFaults } from './maintenance'
import { enquiryService, storeUrl } from './service'
import { logStoreDown } from './store-status'

const roundMilliseconds = 10_000
const retryMilliseconds = 60_000
const hourMilliseconds = 60 * 60_000

/**
 * Starts what runs beside the requests: the checks of the store and its daily backup, the delivery of stored
 * enquiries, also those of an earlier run, the erasing of old ones (R-ENQUIRY-11), and the noting of clients'
 * addresses. To be called once, as the server starts. While the store is away it is tried again; pages are served
 * all the same.
 */
export function startDelivery(): void {
  recordRemoteAddresses()
  every(hourMilliseconds, async () => {
    const file = pathOf(storeUrl())
    await checkFile(file)
    await expectUndamaged()
    await probeWrite((await enquiryService()).database)
    await backUp(file)
  })
  every(roundMilliseconds, async () => {
    await expectUndamaged()
    ;(await enquiryService()).delivery.trigger()
  })
  every(retryMilliseconds, async () => {
    const { isReadOnly, isBackupLate } = storeFaults()
    if (isReadOnly) await probeWrite((await enquiryService()).database)
    if (isBackupLate) await backUp(pathOf(storeUrl()))
  })
  every(hourMilliseconds, async () => {
    await expectUndamaged()
    const { store } = await enquiryService()
    const erased = await store.eraseOlderThan(env.enquiryRetentionDays)
    if (erased > 0) log.info({ erased }, 'erased enquiries past their time')
  })
}

/** Now and from time to time; keeps no process alive. */
function every(milliseconds: number, task: () => Promise<void>): void {
  const run = () => task().catch(logStoreDown)
  setInterval(run, milliseconds).unref()
  void run()
}
