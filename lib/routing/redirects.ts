import 'server-only'
import { type NextRequest, NextResponse } from 'next/server'
import { toDisplayablePath, notFoundPathCookie } from './not-found-path'

/** Limits how long browsers cache a redirect. Without a lifetime, they would cache a wrong one permanently. */
export const redirectPermanently = (request: NextRequest, to: string): NextResponse =>
  redirect(request, to, 308, 'public, max-age=86400')

export const redirectTemporarily = (request: NextRequest, to: string): NextResponse =>
  redirect(request, to, 307, 'no-store')

/** Redirects to the home page, which shows the unknown path if there is one (R-ROUTE-9). */
export function redirectHome(request: NextRequest, path: string | undefined): NextResponse {
  const response = redirectTemporarily(request, '/')
  if (!path) return response
  response.cookies.set(notFoundPathCookie.name, toDisplayablePath(path), {
    maxAge: notFoundPathCookie.maxAge,
    path: '/',
    sameSite: 'lax',
    secure: isSecure(request),
  })
  return response
}

/** Not with `nextUrl.clone()`, which preserves a trailing slash. Next needs an origin, and removes it from the redirect. */
const redirect = ({ nextUrl }: NextRequest, to: string, status: number, caching: string) =>
  NextResponse.redirect(new URL(to, nextUrl.origin), {
    status,
    headers: { 'Cache-Control': caching },
  })

/** Behind a proxy that terminates TLS, the request itself is plain HTTP. */
function isSecure({ headers, nextUrl }: NextRequest): boolean {
  const forwarded = headers.get('x-forwarded-proto')?.split(',')[0]?.trim()
  return (forwarded ?? nextUrl.protocol.replace(':', '')) === 'https'
}
