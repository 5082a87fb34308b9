import 'server-only'
import { certificateCopy } from '@/content/microcopy/certificate'
import { refuse } from '@/lib/content-service/api'
import { env } from '@/lib/env'
import { refuseForm } from '@/lib/http/refuse-form'
import { clientAddress } from '@/lib/http/client-address'
import { isFormPost, readBody } from '@/lib/http/read-body'
import { isSameOrigin } from '@/lib/http/same-origin'
import { lookUpCertificate, type LookUp } from './look-up'
import { isToken } from './outcome'
import { sealTicket } from './ticket'

/** Where the form is. */
const page = '/academics/student-transfer-certificate'

/**
 * Answers `POST /api/tc/{schoolcode}`: 200 `{data}` with a file identifier that is valid
 * for two minutes; 404 with one message for every look-up that brings nothing; 400, 403, 413, 415, 422 and
 * 429 `{error}`. Nothing of it may be kept in a cache.
 */
export async function answerCertificate(
  request: Request,
  { schoolcode }: { schoolcode: string },
): Promise<Response> {
  const { headers } = request
  if (schoolcode !== env.schoolCode) return refuse(404, 'There is no such call.')
  if (!isSameOrigin(headers, isFormPost(headers))) {
    return refuseForm(headers, { status: 403, error: 'Send the request from this site.' }, page)
  }
  const body = await readBody(request)
  if (!body.ok) return refuseForm(headers, body, page)
  const visitor = { address: clientAddress(headers), token: tokenIn(headers) }
  return answer(await lookUpCertificate(body.fields, visitor))
}

function tokenIn(headers: Headers): string | undefined {
  const [, token] = /^Bearer (\S+)$/i.exec(headers.get('authorization') ?? '') ?? []
  return token && isToken(token) ? token : undefined
}

const noStore = { 'Cache-Control': 'no-store' }

function answer(result: LookUp): Response {
  switch (result.outcome) {
    case 'found':
      return Response.json({ data: sealTicket(result.path) }, { headers: noStore })
    case 'empty':
      return refuse(422, certificateCopy.empty)
    case 'failed':
      return refuse(404, certificateCopy.failed)
    case 'limited': {
      const refusal = refuse(429, certificateCopy.limited)
      refusal.headers.set('Retry-After', String(result.retryAfterSeconds))
      return refusal
    }
  }
}
