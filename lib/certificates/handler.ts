import 'server-only'
import { certificates } from '@/content/words/en/certificates'
import { env } from '@/lib/core/env'
import { getClientAddress } from '@/lib/http/client-address'
import { readJson } from '@/lib/http/read-body'
import { createErrorResponse, createLimitResponse } from '@/lib/http/responses'
import { isSameOrigin } from '@/lib/http/same-origin'
import { lookUpCertificate, type LookupOutcome } from './look-up'
import { isToken } from './outcome'
import { sealId } from './sealed-id'

/**
 * Handles `POST /api/tc/{schoolcode}`: 200 `{data}` with a file identifier that is valid for two minutes; 404 with the
 * same message for every unsuccessful look-up; 400, 403, 413, 415, 422 and 429 `{error}`. Never cached.
 */
export async function handleCertificate(
  request: Request,
  { schoolcode }: { schoolcode: string },
): Promise<Response> {
  const { headers } = request
  if (schoolcode !== env.schoolCode) return createErrorResponse(404, 'There is no such endpoint.')
  if (!isSameOrigin(headers)) return createErrorResponse(403, 'Send the request from this site.')
  const body = await readJson(request)
  if (!body.ok) return createErrorResponse(body.status, body.error)
  const visitor = { address: getClientAddress(headers), token: readToken(headers) }
  return respond(await lookUpCertificate(body.fields, visitor))
}

function readToken(headers: Headers): string | undefined {
  const [, token] = /^Bearer (\S+)$/i.exec(headers.get('authorization') ?? '') ?? []
  return token && isToken(token) ? token : undefined
}

const noStore = { 'Cache-Control': 'no-store' }

function respond(result: LookupOutcome): Response {
  switch (result.outcome) {
    case 'found':
      return Response.json({ data: sealId(result.path) }, { headers: noStore })
    case 'empty':
      return createErrorResponse(422, certificates.empty)
    case 'failed':
      return createErrorResponse(404, certificates.failed)
    case 'limited':
      return createLimitResponse(certificates.limited, result.retryAfterSeconds)
  }
}
