import 'server-only'
import { certificateCopy } from '@/content/microcopy/certificate'
import { refuse } from '@/lib/content-service/api'
import { env } from '@/lib/env'
import { refuseForm } from '@/lib/http/refuse-form'
import { clientAddress } from '@/lib/requests/client-address'
import { isFormPost, readBody } from '@/lib/requests/read-body'
import { isSameOrigin } from '@/lib/requests/same-origin'
import { sendCertificate } from './file'
import { lookUpCertificate, type LookUp } from './look-up'
import { isToken, type CertificateFailure } from './outcome'
import { sealTicket } from './ticket'

const page = '/academics/student-transfer-certificate'

/**
 * Answers `POST /api/tc/{schoolcode}` (P§7, decisions D9): 200 `{data}` with a file identifier that is valid
 * for two minutes; 404 with one message for every look-up that brings nothing; 400, 403, 413, 415, 422 and
 * 429 `{error}`. A form without script gets the picture itself, or is led back to the page with
 * `?certificate={failure}`, which says nothing of what was typed. Nothing of it may be kept in a cache.
 */
export async function answerCertificate(
  request: Request,
  { schoolcode }: { schoolcode: string },
): Promise<Response> {
  const { headers } = request
  if (schoolcode !== env.schoolCode) return refuse(404, 'There is no such call.')
  const isForm = isFormPost(headers)
  if (!isSameOrigin(headers, isForm)) {
    return refuseForm(headers, { status: 403, error: 'Send the request from this site.' }, page)
  }
  const body = await readBody(request)
  if (!body.ok) return refuseForm(headers, body, page)
  const visitor = { address: clientAddress(headers), token: tokenIn(headers) }
  const result = await lookUpCertificate(body.fields, visitor)
  return isForm ? answerForm(result) : answer(result)
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

async function answerForm(result: LookUp): Promise<Response> {
  if (result.outcome !== 'found') return leadBack(result.outcome)
  const file = await sendCertificate(result.path)
  return file.ok ? file : leadBack('download')
}

/** The message takes the focus, as the address points at it. */
const leadBack = (failure: CertificateFailure) =>
  new Response(null, {
    status: 303,
    headers: { ...noStore, Location: `${page}?certificate=${failure}#certificate-message` },
  })
