import 'server-only'
import { env } from '@/lib/env'
import { log } from '@/lib/log'
import { noteSocketAddresses } from '@/lib/requests/client-address'
import { storeIsAway } from './outage'
import { enquiryService, type EnquiryService } from './service'

const roundMilliseconds = 10_000
const retentionMilliseconds = 60 * 60_000

/**
 * Starts what runs beside the requests: the delivery of stored enquiries, also those of an earlier run, the
 * erasing of old ones (decisions D8), and the noting of clients' addresses. To be called once, as the server
 * starts. While the store is away it is tried again; pages are served all the same.
 */
export function startDelivery(): void {
  noteSocketAddresses()
  every(roundMilliseconds, async ({ delivery }) => delivery.wake())
  every(retentionMilliseconds, async ({ store }) => {
    const erased = await store.eraseOlderThan(env.enquiryRetentionDays)
    if (erased > 0) log.info({ erased }, 'erased enquiries past their time')
  })
}

/** Now and from time to time; keeps no process alive. */
function every(milliseconds: number, task: (service: EnquiryService) => Promise<void>): void {
  const run = () => enquiryService().then(task).catch(storeIsAway)
  setInterval(run, milliseconds).unref()
  void run()
}
