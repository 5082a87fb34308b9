import 'server-only'
import { httpErrors } from '@/content/words/en/http-errors'
import { errorPage } from './error-page'
import { admitOnDemand, type OnDemandKind } from './on-demand-limit'

/** A JSON error response of the API. */
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

/** Prevents a file from running anything, whatever it contains. */
export const filePolicy = "default-src 'none'; sandbox"

/** Without `sandbox`, because browsers do not display a PDF in a sandbox. */
export const pdfPolicy = "default-src 'none'; object-src 'self'; style-src 'unsafe-inline'"

/** 404 for a file that does not exist, or that this visitor may not have. */
export const fileNotFound = () => errorResponse(404, 'There is no such file.')

/** Runs an expensive handler, or responds with 429 when too many requests are in flight. */
export async function withOnDemandLimit(
  { headers }: Request,
  respond: () => Promise<Response>,
): Promise<Response> {
  const retrySeconds = await admitOnDemand(headers, 'computed')
  if (retrySeconds === undefined) return respond()
  return tooManyRequests(httpErrors[429].text, retrySeconds)
}

/** The page with status 429 for a page that would be rendered, when too many requests are in flight. */
export async function busyPage(
  headers: Headers,
  kind: OnDemandKind,
): Promise<Response | undefined> {
  const retrySeconds = await admitOnDemand(headers, kind)
  if (retrySeconds === undefined) return undefined
  return errorPage(429, { headers: { 'Retry-After': String(retrySeconds) } })
}

/** Responds to a method that an endpoint does not support. */
export function methodNotAllowed(allowed: string): Response {
  const response = errorResponse(405, `This endpoint supports ${allowed} only.`)
  response.headers.set('Allow', allowed)
  return response
}

/** The response to a path that does not exist, when the request is not for a page. */
export const unknownPath = (caching = 'public, max-age=60'): Response =>
  new Response('Not found\n', { status: 404, headers: { 'Cache-Control': caching } })
