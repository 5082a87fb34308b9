import 'server-only'
import type { Language } from '@/content/languages'
import { env } from '@/lib/core/env'
import { getClientAddress } from '@/lib/http/client-address'
import { readJson } from '@/lib/http/read-body'
import { createErrorResponse, createLimitResponse } from '@/lib/http/responses'
import { isSameOrigin } from '@/lib/http/same-origin'
import { fromPayload, toPayloadErrors } from './payload'
import { readShownNotice } from './consent'
import { isIdempotencyKey, submitEnquiry, type SubmitResult } from './submit'

type FormParameters = { schoolcode: string; formkey: string }

/**
 * Handles `POST /api/form/{schoolcode}/{formkey}` (R-ENQUIRY-10, R-ENQUIRY-8): 201 `{reference, next}`, 422 `{errors}`
 * by JSON property, or 400, 403, 404, 409, 413, 415, 429, 503 `{error}`. The optional properties `language` (a code of
 * `content/languages.ts`) and `notice` (its version) say what the visitor read; messages are in that language. Without
 * script, the form is posted to its page instead, which calls `sendEnquiry`.
 */
export async function handleEnquiry(
  request: Request,
  { schoolcode, formkey }: FormParameters,
): Promise<Response> {
  const { headers } = request
  if (schoolcode !== env.schoolCode || !isFormKey(formkey)) {
    return createErrorResponse(404, 'There is no such form.')
  }
  if (!isSameOrigin(headers)) return createErrorResponse(403, 'Send the enquiry from this site.')
  const idempotencyKey = headers.get('idempotency-key') ?? undefined
  if (idempotencyKey !== undefined && !isIdempotencyKey(idempotencyKey)) {
    return createErrorResponse(400, 'The Idempotency-Key must be 8 to 128 letters, digits, - or _.')
  }
  const body = await readJson(request)
  if (!body.ok) return createErrorResponse(body.status, body.error)
  const { fields } = body
  if (fields.schoolcode !== undefined && fields.schoolcode !== schoolcode) {
    return withErrors({ schoolcode: 'The school code is not that of the address' })
  }
  const address = getClientAddress(headers)
  const shown = readShownNotice(fields)
  const context = { ...shown, formKey: formkey, idempotencyKey, address }
  return respond(await submitEnquiry(fromPayload(fields), context), shown.language)
}

/** Whether a form key accepts enquiries (R-ENQUIRY-10). */
export const isFormKey = (key: string) => key === 'dif' || key === env.enquiryFormKeyHome

const noStore = { 'Cache-Control': 'no-store' }

const withErrors = (errors: Record<string, string>) =>
  Response.json({ errors }, { status: 422, headers: noStore })

function respond(result: SubmitResult, { words }: Language): Response {
  switch (result.outcome) {
    case 'stored': {
      const { reference, next } = result
      return Response.json({ reference, next }, { status: 201, headers: noStore })
    }
    case 'invalid':
      return withErrors(toPayloadErrors(result.errors))
    case 'conflict':
      return createErrorResponse(409, 'This Idempotency-Key was used for another enquiry.')
    case 'limited':
      return createLimitResponse(words.enquiry.limited, result.retryAfterSeconds)
    case 'failed':
      return createErrorResponse(503, words.enquiry.failed)
  }
}
