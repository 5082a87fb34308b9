import 'server-only'
import { now, toIndianDay } from '@/lib/core/dates'
import { log } from '@/lib/core/log'
import { assertUndamaged, recordWrite } from './maintenance'
import type { NextSteps } from './form-state'
import { fillFormMessages } from './form-words'
import { getNextSteps } from './next-steps'
import type { ShownNotice } from './consent'
import { checkEnquiry, type EnquiryErrors } from './schema'
import { getEnquiryService, limits } from './service'
import type { Saved, SaveRequest } from './store'

/** How and by whom an enquiry was submitted. */
export type SubmitContext = ShownNotice & {
  /** Form key of the endpoint, such as `dif`. */
  formKey: string
  /** Stays the same when the visitor or the browser retries. */
  idempotencyKey?: string
  /** From `getClientAddress`. */
  address: string
}

/** Result of a submission. `stored` means that the enquiry is on disk (R-ENQUIRY-8). */
export type SubmitResult =
  | { outcome: 'stored'; reference: string; next: NextSteps }
  | { outcome: 'invalid'; errors: EnquiryErrors }
  /** The key was used for another enquiry. */
  | { outcome: 'conflict' }
  | { outcome: 'limited'; retryAfterSeconds: number }
  | { outcome: 'failed' }

const keyPattern = /^[\w-]{8,128}$/

export const isIdempotencyKey = (text: string) => keyPattern.test(text)

/**
 * Accepts an admission enquiry: validation, rate limits, durable store, delivery in the background. Both the endpoint
 * and the form without script use it. Does not throw.
 * @param input the form's fields (R-ENQUIRY-2), not validated
 */
export async function submitEnquiry(input: unknown, context: SubmitContext): Promise<SubmitResult> {
  const { address } = context
  const { enquiry, errors } = checkEnquiry(input, fillFormMessages(context.language.words.enquiry))
  if (errors) {
    const invalidLimit = await limits.invalid.consume(address)
    return invalidLimit.allowed ? { outcome: 'invalid', errors } : rejectForLimit(invalidLimit)
  }
  const addressLimit = await limits.address.consume(address)
  if (!addressLimit.allowed) return rejectForLimit(addressLimit)
  const contactLimit = await limits.contact.consume(enquiry.contact)
  if (!contactLimit.allowed) return rejectForLimit(contactLimit)
  const saved = await save({ enquiry, ...context })
  if (saved.outcome !== 'new') {
    await Promise.all([limits.contact.refund(enquiry.contact), limits.address.refund(address)])
  }
  switch (saved.outcome) {
    case 'new':
    case 'known':
      return {
        outcome: 'stored',
        reference: saved.reference,
        next: getNextSteps(enquiry, context.language, toIndianDay(now())),
      }
    case 'conflict':
    case 'failed':
      return saved
  }
}

const rejectForLimit = ({ retryAfterSeconds }: { retryAfterSeconds: number }): SubmitResult => ({
  outcome: 'limited',
  retryAfterSeconds,
})

async function save(request: SaveRequest): Promise<Saved | { outcome: 'failed' }> {
  try {
    await assertUndamaged()
    const { store, delivery } = await getEnquiryService()
    const saved = await store.save(request)
    recordWrite(true)
    if (saved.outcome === 'new') delivery.trigger()
    return saved
  } catch (error) {
    recordWrite(false)
    // The error message of a database may contain personal data.
    log.error({ code: (error as { code?: string }).code }, 'could not store an enquiry')
    return { outcome: 'failed' }
  }
}
