import { createTimeoutSignal } from '@/lib/core/timeout-signal'
import {
  type EnquiryOutcome,
  type EnquiryValues,
  type NextSteps,
  toOutcome,
} from '@/lib/enquiries/form-state'
import { payloadNames, fromPayloadErrors } from '@/lib/enquiries/payload'

/** The target of a form's post. */
export type EnquiryTarget = { schoolCode: string; formKey: string }

type Post = EnquiryTarget & {
  /** Code of the language of the form, and the version of the notice next to its consent. */
  language: string
  notice: string
  values: EnquiryValues & { website: string }
  /** The same for all retries (R-ENQUIRY-9). */
  idempotencyKey: string
}

const timeoutMilliseconds = 20_000
const retryMilliseconds = 1500

/**
 * Posts an enquiry to the site's own endpoint (R-ENQUIRY-10). Retries once after a network error; the idempotency key
 * prevents a duplicate. Does not throw.
 */
export async function postEnquiry(post: Post): Promise<EnquiryOutcome> {
  try {
    const response = await attempt(post).catch(() => wait().then(() => attempt(post)))
    return await readOutcome(response)
  } catch {
    return { status: 'failed' }
  }
}

const wait = () => new Promise((resolve) => setTimeout(resolve, retryMilliseconds))

function attempt({
  schoolCode,
  formKey,
  values,
  idempotencyKey,
  ...read
}: Post): Promise<Response> {
  const names: Record<string, string> = payloadNames
  const body = Object.entries(values).map(([name, value]) => [names[name] ?? name, value])
  return fetch(`/api/form/${schoolCode}/${formKey}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': idempotencyKey },
    body: JSON.stringify({ ...Object.fromEntries(body), ...read, schoolcode: schoolCode }),
    signal: createTimeoutSignal(timeoutMilliseconds),
  })
}

async function readOutcome(response: Response): Promise<EnquiryOutcome> {
  switch (response.status) {
    case 201: {
      const sent = (await response.json()) as { reference: string; next: NextSteps }
      return { status: 'sent', ...sent }
    }
    case 409:
      return { status: 'conflict' }
    case 422: {
      const { errors } = (await response.json()) as { errors: Record<string, string> }
      const known = fromPayloadErrors(errors)
      return Object.keys(known).length > 0 ? toOutcome(known) : { status: 'failed' }
    }
    case 429:
      return { status: 'limited' }
    default:
      return { status: 'failed' }
  }
}
