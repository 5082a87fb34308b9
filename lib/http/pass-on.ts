import 'server-only'
import { randomBytes } from 'node:crypto'
import { NextResponse } from 'next/server'

/**
 * Lets Next respond to a request that the middleware has received.
 * @param added headers for Next, besides those of the browser
 * @param headers headers of the response
 */
export function passOn(
  request: Request,
  added: Record<string, string>,
  headers?: Record<string, string>,
): NextResponse {
  const all = new Headers(request.headers)
  for (const [name, value] of Object.entries(added)) all.set(name, value)
  return NextResponse.next({ request: { headers: all }, headers })
}

const policyHeader = 'Content-Security-Policy'

/**
 * The same for a page that is rendered for this request. Next reads the nonce from the Content-Security-Policy among
 * the headers of the request, and adds it to the scripts of the page.
 */
export function passOnWithNonce(
  request: Request,
  policyFor: (nonce: string) => string,
  added?: Record<string, string>,
  headers?: Record<string, string>,
): NextResponse {
  const policy = { [policyHeader]: policyFor(randomBytes(16).toString('base64')) }
  return passOn(request, { ...added, ...policy }, { ...headers, ...policy })
}
