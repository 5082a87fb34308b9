import 'server-only'
import { log } from '@/lib/core/log'
import { DeliveryError } from './delivery-error'
import type { Job, Outbox } from './outbox'
import { logStoreDown, logStoreUp } from './store-status'
import type { Channel, EnquiryRow } from './tables'

/** Hands an enquiry over; the key stays the same over retries. */
export type Deliver = (enquiry: EnquiryRow, idempotencyKey: string) => Promise<void>

export type Delivery = {
  /** Delivers what is due now, in the background. */
  trigger(): void
  /** Waits until the present round has ended. */
  idle(): Promise<void>
  /** Ends the deliveries in hand and begins no others. */
  stop(): Promise<void>
}

const batchSize = 5

/** Delivers through each channel by itself: one that hangs does not slow the others. */
export function createDelivery(
  outboxOf: (channel: Channel) => Outbox,
  channels: Partial<Record<Channel, Deliver>>,
): Delivery {
  const deliveries = Object.entries(channels).map(([channel, deliver]) =>
    createChannelDelivery(outboxOf(channel as Channel), deliver),
  )
  return {
    trigger: () => deliveries.forEach(({ trigger }) => trigger()),
    idle: async () => void (await Promise.all(deliveries.map(({ idle }) => idle()))),
    stop: async () => void (await Promise.all(deliveries.map(({ stop }) => stop()))),
  }
}

/** Leases deliveries of one channel and hands them over, one round at a time. */
function createChannelDelivery(outbox: Outbox, deliver: Deliver): Delivery {
  let round: Promise<void> | undefined
  let wanted = false
  let stopped = false

  function trigger() {
    if (stopped) return
    wanted = true
    round ??= run().finally(() => {
      round = undefined
      if (wanted) trigger()
    })
  }

  async function run(): Promise<void> {
    wanted = false
    try {
      while (!stopped) {
        const jobs = await outbox.claim(batchSize)
        if (jobs.length === 0) break
        await allOf(jobs.map(attempt))
      }
      logStoreUp()
    } catch (error) {
      // The timer comes again.
      logStoreDown(error as { code?: string })
    }
  }

  async function attempt(job: Job): Promise<void> {
    try {
      await deliver(job.enquiry, job.delivery.id)
    } catch (error) {
      return reschedule(job, error)
    }
    await outbox.succeed(job)
  }

  async function reschedule(job: Job, error: unknown): Promise<void> {
    const { channel, attempts } = job.delivery
    const fault = error instanceof DeliveryError ? error.message : 'fault'
    const facts = { channel, reference: job.enquiry.reference, attempts: attempts + 1, fault }
    if (await outbox.fail(job))
      log.error(facts, 'gave up delivering an enquiry: run `npm run enquiries retry`')
    else log.warn(facts, 'could not deliver an enquiry yet')
  }

  const idle = async () => {
    while (round) await round
  }

  const stop = () => {
    stopped = true
    return idle()
  }

  return { trigger, idle, stop }
}

/** Waits for all of them, then fails when one has failed: a round has not ended while an attempt goes on. */
async function allOf(tasks: Promise<void>[]): Promise<void> {
  const results = await Promise.allSettled(tasks)
  const failed = results.find((result) => result.status === 'rejected')
  if (failed) throw failed.reason
}
