import 'server-only'
import { httpErrors } from '@/content/microcopy/http-errors'
import { admitOnDemand } from './on-demand-limit'

/** An answer of a call that cannot be given, in words for whoever reads it. */
export function errorResponse(status: number, error: string): Response {
  const headers = { 'Cache-Control': 'no-store', 'Content-Security-Policy': filePolicy }
  return Response.json({ error }, { status, headers })
}

/** 429 with the time after which the client may retry. */
export function tooManyRequests(error: string, retryAfterSeconds: number): Response {
  const response = errorResponse(429, error)
  response.headers.set('Retry-After', String(retryAfterSeconds))
  return response
}

/** Whatever a file holds, it can do nothing here. */
export const filePolicy = "default-src 'none'; sandbox"

/** Answers a call that costs work, or with 429 while too many are being answered. */
export async function withinLimit(
  { headers }: Request,
  respond: () => Promise<Response>,
): Promise<Response> {
  const retrySeconds = await admitOnDemand(headers, 'computed')
  if (retrySeconds === undefined) return respond()
  return tooManyRequests(httpErrors[429].text, retrySeconds)
}

/** The answer to a method that a call does not know. */
export function methodNotAllowed(allowed: string): Response {
  const response = errorResponse(405, `This call takes ${allowed} only.`)
  response.headers.set('Allow', allowed)
  return response
}
