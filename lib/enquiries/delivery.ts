import 'server-only'
import { log } from '@/lib/log'
import type { Channel, EnquiryRow } from './tables'
import { DeliveryError } from './delivery-error'
import { storeIsAway, storeIsBack } from './outage'
import type { Job, Outbox } from './outbox'

/** Hands an enquiry over; the key stays the same over retries. */
export type Deliver = (enquiry: EnquiryRow, idempotencyKey: string) => Promise<void>

export type Delivery = {
  /** Delivers what is due now, in the background. */
  wake(): void
  /** Waits until the present round has ended. */
  settled(): Promise<void>
}

const atOnce = 5

/** Takes leased deliveries out of the queue and hands them over, one round at a time (decisions D1). */
export function createDelivery(
  outbox: Outbox,
  channels: Partial<Record<Channel, Deliver>>,
): Delivery {
  let round: Promise<void> | undefined
  let wanted = false

  function wake() {
    wanted = true
    round ??= run().finally(() => {
      round = undefined
      if (wanted) wake()
    })
  }

  async function run(): Promise<void> {
    wanted = false
    try {
      for (let jobs = await outbox.claim(atOnce); jobs.length > 0;) {
        await allOf(jobs.map(attempt))
        jobs = await outbox.claim(atOnce)
      }
      storeIsBack()
    } catch (error) {
      // The timer comes again.
      storeIsAway(error as { code?: string })
    }
  }

  async function attempt(job: Job): Promise<void> {
    const { channel, id } = job.delivery
    try {
      await channels[channel]?.(job.enquiry, id)
    } catch (error) {
      return putOff(job, error)
    }
    await outbox.succeed(job)
  }

  async function putOff(job: Job, error: unknown): Promise<void> {
    const { channel, attempts } = job.delivery
    const fault = error instanceof DeliveryError ? error.message : 'fault'
    const facts = { channel, reference: job.enquiry.reference, attempts: attempts + 1, fault }
    if (await outbox.fail(job))
      log.error(facts, 'gave up delivering an enquiry: run `npm run enquiries retry`')
    else log.warn(facts, 'could not deliver an enquiry yet')
  }

  const settled = async () => {
    while (round) await round
  }

  return { wake, settled }
}

/** Waits for all of them, then fails when one has failed: a round has not ended while an attempt goes on. */
async function allOf(tasks: Promise<void>[]): Promise<void> {
  const results = await Promise.allSettled(tasks)
  const failed = results.find((result) => result.status === 'rejected')
  if (failed) throw failed.reason
}
