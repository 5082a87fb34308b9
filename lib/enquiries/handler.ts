import 'server-only'
import type { Language } from '@/content/languages'
import { env } from '@/lib/core/env'
import { clientAddress } from '@/lib/http/client-address'
import { formErrorResponse } from '@/lib/http/form-error-response'
import { isFormPost, readBody } from '@/lib/http/read-body'
import { errorResponse, tooManyRequests } from '@/lib/http/responses'
import { isSameOrigin } from '@/lib/http/same-origin'
import { hasPage, pathIn } from '@/lib/routing/translations'
import { fromPayload, fromForm, toPayloadErrors } from './payload'
import { shownNotice } from './shown-notice'
import { isIdempotencyKey, submitEnquiry, type SubmitResult } from './submit'

/** Where a form without script is redirected. */
const enquiryPage = '/admission/admission-enquiry'

type FormParameters = { schoolcode: string; formkey: string }

/**
 * Handles `POST /api/form/{schoolcode}/{formkey}` (R-ENQUIRY-10, R-ENQUIRY-8): 201 `{reference}`, 422 `{errors}` by
 * JSON property, or 400, 403, 404, 409, 413, 415, 429, 503 `{error}`. A form without script is redirected to the
 * enquiry page instead: `?enquiry=sent&reference=…`, `?enquiry=invalid&fields=name,phone`, or
 * `?enquiry=conflict|limited|failed`. That URL contains nothing the visitor entered. The optional properties `language`
 * (a code of `content/languages.ts`) and `notice` say what the visitor read; messages are in that language.
 */
export async function handleEnquiry(
  request: Request,
  { schoolcode, formkey }: FormParameters,
): Promise<Response> {
  const { headers } = request
  if (schoolcode !== env.schoolCode || !isFormKey(formkey)) {
    return errorResponse(404, 'There is no such form.')
  }
  const isForm = isFormPost(headers)
  if (!isSameOrigin(headers, isForm)) {
    const failure = { status: 403, error: 'Send the enquiry from this site.' } as const
    return formErrorResponse(headers, failure, enquiryPage)
  }
  const idempotencyKey = headers.get('idempotency-key') ?? undefined
  if (idempotencyKey !== undefined && !isIdempotencyKey(idempotencyKey)) {
    return errorResponse(400, 'The Idempotency-Key must be 8 to 128 letters, digits, - or _.')
  }
  const body = await readBody(request)
  if (!body.ok) return formErrorResponse(headers, body, enquiryPage)
  const { fields } = body
  if (fields.schoolcode !== undefined && fields.schoolcode !== schoolcode) {
    return withErrors({ schoolcode: 'The school code is not that of the address' })
  }
  const input = isForm ? fromForm(Object.entries(fields)) : fromPayload(fields)
  const address = clientAddress(headers)
  const shown = shownNotice(fields)
  const context = { ...shown, formKey: formkey, idempotencyKey, address }
  const result = await submitEnquiry(input, context)
  return isForm ? redirectBack(result, shown.language) : respond(result, shown.language)
}

/** Whether a form key accepts enquiries (R-ENQUIRY-10). */
export const isFormKey = (key: string) => key === 'dif' || key === env.enquiryFormKeyHome

const noStore = { 'Cache-Control': 'no-store' }

const withErrors = (errors: Record<string, string>) =>
  Response.json({ errors }, { status: 422, headers: noStore })

function respond(result: SubmitResult, { words }: Language): Response {
  switch (result.outcome) {
    case 'stored': {
      const { reference } = result
      return Response.json({ reference }, { status: 201, headers: noStore })
    }
    case 'invalid':
      return withErrors(toPayloadErrors(result.errors))
    case 'conflict':
      return errorResponse(409, 'This Idempotency-Key was used for another enquiry.')
    case 'limited':
      return tooManyRequests(words.enquiry.limited, result.retryAfterSeconds)
    case 'failed':
      return errorResponse(503, words.enquiry.failed)
  }
}

function redirectBack(result: SubmitResult, language: Language): Response {
  const query = new URLSearchParams()
  query.set('enquiry', result.outcome === 'stored' ? 'sent' : result.outcome)
  if (result.outcome === 'stored') query.set('reference', result.reference)
  if (result.outcome === 'invalid') {
    query.set('fields', Object.keys(toPayloadErrors(result.errors)).join(','))
  }
  const page = hasPage(language, enquiryPage) ? pathIn(language, enquiryPage) : enquiryPage
  const location = `${page}?${query}`
  return new Response(null, { status: 303, headers: { ...noStore, Location: location } })
}
