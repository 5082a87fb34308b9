import 'server-only'
import { log } from '@/lib/core/log'
import type { Channel, EnquiryRow } from '@/lib/database/tables'
import { leaseMilliseconds, type Job, type Outbox } from './outbox'

/** A failed delivery. `message` names the cause and never contains data of the enquiry. */
export class DeliveryError extends Error {
  override name = 'DeliveryError'
}

/** Delivers an enquiry. Retries use the same key. */
export type Deliver = (enquiry: EnquiryRow, idempotencyKey: string) => Promise<void>

export type Delivery = {
  /** Starts delivering what is due, in the background. */
  trigger(): void
  /** Waits until no round is running. */
  idle(): Promise<void>
  /** Starts no more deliveries, and waits for those in progress. */
  stop(): Promise<void>
}

const batchSize = 5

/** Delivers through each channel independently. A channel that hangs does not slow the others. */
export function createDelivery(
  getOutbox: (channel: Channel) => Outbox,
  channels: Partial<Record<Channel, Deliver>>,
): Delivery {
  const deliveries = Object.entries(channels).map(([channel, deliver]) =>
    createChannelDelivery(getOutbox(channel as Channel), deliver),
  )
  return {
    trigger: () => deliveries.forEach(({ trigger }) => trigger()),
    idle: async () => void (await Promise.all(deliveries.map(({ idle }) => idle()))),
    stop: async () => void (await Promise.all(deliveries.map(({ stop }) => stop()))),
  }
}

/** Leases and sends deliveries of one channel, one round at a time. */
function createChannelDelivery(outbox: Outbox, deliver: Deliver): Delivery {
  let round: Promise<void> | undefined
  let isRequested = false
  let stopped = false

  function trigger() {
    if (stopped) return
    isRequested = true
    round ??= run().finally(() => {
      round = undefined
      if (isRequested) trigger()
    })
  }

  async function run(): Promise<void> {
    isRequested = false
    try {
      while (!stopped) {
        const jobs = await outbox.claim(batchSize)
        if (jobs.length === 0) break
        await allSettledOrThrow(jobs.map(attempt))
      }
      logStoreUp()
    } catch (error) {
      // The timer triggers the next round.
      logStoreDown(error as { code?: string })
    }
  }

  async function attempt(job: Job): Promise<void> {
    const renew = () => void outbox.renew(job).catch(() => undefined)
    const timer = setInterval(renew, leaseMilliseconds / 4).unref()
    try {
      await deliver(job.enquiry, job.delivery.id)
    } catch (error) {
      return reschedule(job, error)
    } finally {
      clearInterval(timer)
    }
    await outbox.succeed(job)
  }

  async function reschedule(job: Job, error: unknown): Promise<void> {
    const { channel, attempts } = job.delivery
    const failure = error instanceof DeliveryError ? error.message : 'unexpected error'
    const facts = { channel, reference: job.enquiry.reference, attempts: attempts + 1, failure }
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

/** Waits for all tasks before it throws, so that a round does not end while an attempt is running. */
async function allSettledOrThrow(tasks: Promise<void>[]): Promise<void> {
  const results = await Promise.allSettled(tasks)
  const failed = results.find((result) => result.status === 'rejected')
  if (failed) throw failed.reason
}

let isStoreDown = false

/** Logs that the store cannot be used: once, not in every round. */
export function logStoreDown({ code }: { code?: string }): void {
  if (!isStoreDown) log.error({ code }, 'the enquiry store cannot be used')
  isStoreDown = true
}

/** Logs once that the store can be used again. */
function logStoreUp(): void {
  if (isStoreDown) log.info('the enquiry store can be used again')
  isStoreDown = false
}
