import 'server-only'
import { log } from '@/lib/core/log'
import { expectUndamaged, noteWrite } from './maintenance'
import { checkEnquiry, type EnquiryErrors } from './schema'
import { enquiryService, limits } from './service'
import type { Saved, SaveRequest } from './store'

/** Where an enquiry comes from. */
export type SubmitContext = {
  /** Form key of the call, such as `dif`. */
  formKey: string
  /** Stays the same when the visitor or the browser tries again. */
  idempotencyKey?: string
  /** From `clientAddress`. */
  address: string
}

/** What becomes of a submitted enquiry; `stored` is said only when the disk has it (R-ENQUIRY-8). */
export type SubmitResult =
  | { outcome: 'stored'; reference: string }
  | { outcome: 'invalid'; errors: EnquiryErrors }
  /** The key was used for another enquiry. */
  | { outcome: 'conflict' }
  | { outcome: 'limited'; retryAfterSeconds: number }
  | { outcome: 'failed' }

const keyPattern = /^[\w-]{8,128}$/

/** Whether a text may be an idempotency key. */
export const isIdempotencyKey = (text: string) => keyPattern.test(text)

/**
 * Takes an admission enquiry: rate limits, rules, durable store, and delivery in the background. The one
 * way in, for the call and for the form without script. Does not throw.
 * @param input the form's fields by their names in R-ENQUIRY-2, unchecked
 */
export async function submitEnquiry(input: unknown, context: SubmitContext): Promise<SubmitResult> {
  const fromAddress = await limits.address.consume(context.address)
  if (!fromAddress.allowed) return limited(fromAddress)
  const { enquiry, errors } = checkEnquiry(input)
  if (errors) return { outcome: 'invalid', errors }
  const ofContact = await limits.contact.consume(enquiry.contact)
  if (!ofContact.allowed) return limited(ofContact)
  const saved = await save({ enquiry, ...context })
  if (saved.outcome !== 'new') await limits.contact.refund(enquiry.contact)
  switch (saved.outcome) {
    case 'new':
    case 'known':
      return { outcome: 'stored', reference: saved.reference }
    case 'conflict':
    case 'failed':
      return saved
  }
}

const limited = ({ retryAfterSeconds }: { retryAfterSeconds: number }): SubmitResult => ({
  outcome: 'limited',
  retryAfterSeconds,
})

async function save(request: SaveRequest): Promise<Saved | { outcome: 'failed' }> {
  try {
    await expectUndamaged()
    const { store, delivery } = await enquiryService()
    const saved = await store.save(request)
    noteWrite(true)
    if (saved.outcome === 'new') delivery.trigger()
    return saved
  } catch (error) {
    noteWrite(false)
    // The message of a database may quote the values it was given.
    log.error({ code: (error as { code?: string }).code }, 'could not store an enquiry')
    return { outcome: 'failed' }
  }
}
