import 'server-only'
import { httpErrors } from '@/content/words/en/http-errors'
import { renderErrorPage } from './error-page'
import { admitOnDemand, type OnDemandKind } from './on-demand-limit'

/** Creates a JSON error response of the API. */
export function createErrorResponse(status: number, error: string): Response {
  const headers = { 'Cache-Control': 'no-store', 'Content-Security-Policy': filePolicy }
  return Response.json({ error }, { status, headers })
}

/** Creates a 429 response with the time after which the client may retry. */
export function createLimitResponse(error: string, retryAfterSeconds: number): Response {
  const response = createErrorResponse(429, error)
  response.headers.set('Retry-After', String(retryAfterSeconds))
  return response
}

/** The Content-Security-Policy of a file: nothing in it can run. */
export const filePolicy = "default-src 'none'; sandbox"

/** The policy of a PDF. Without `sandbox`, because browsers do not display a PDF in a sandbox. */
export const pdfPolicy = "default-src 'none'; object-src 'self'; style-src 'unsafe-inline'"

/** Creates a 404 response for a file that does not exist, or that this visitor must not see. */
export const fileNotFound = () => createErrorResponse(404, 'There is no such file.')

/** Runs an expensive handler, or responds with 429 when too many requests are in flight. */
export async function withOnDemandLimit(
  { headers }: Request,
  respond: () => Promise<Response>,
): Promise<Response> {
  const retrySeconds = await admitOnDemand(headers, 'computed')
  if (retrySeconds === undefined) return respond()
  return createLimitResponse(httpErrors[429].text, retrySeconds)
}

/** Returns a page with status 429 when too many requests are in flight; `undefined` when the page may be rendered. */
export async function limitPage(
  headers: Headers,
  kind: OnDemandKind,
): Promise<Response | undefined> {
  const retrySeconds = await admitOnDemand(headers, kind)
  if (retrySeconds === undefined) return undefined
  return renderErrorPage(429, { headers: { 'Retry-After': String(retrySeconds) } })
}

/** Responds to a method that an endpoint does not support. */
export function methodNotAllowed(allowed: string): Response {
  const response = createErrorResponse(405, `This endpoint supports ${allowed} only.`)
  response.headers.set('Allow', allowed)
  return response
}

/** Creates the 404 response for a request that is not for a page. */
export const unknownPath = (caching = 'public, max-age=60'): Response =>
  new Response('Not found\n', { status: 404, headers: { 'Cache-Control': caching } })
