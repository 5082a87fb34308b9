import { type NextRequest, NextResponse } from 'next/server'
import { rejectPost } from '@/lib/http/form-posts'
import { passOn, passOnWithNonce } from '@/lib/http/pass-on'
import { limitPage, unknownPath } from '@/lib/http/responses'
import { getDeskPath, isDeskEnabled } from '@/lib/routing/desk'
import { buildNoncePolicy, getOnDemandKind } from '@/lib/routing/dynamic-pages'
import { internalPathHeader } from '@/lib/routing/query-pages'
import { redirectHome, redirectPermanently, redirectTemporarily } from '@/lib/routing/redirects'
import { isSafeMethod, resolvePath } from '@/lib/routing/resolve-path'

/**
 * Dispatches every request except those for files and the API: `lib/routing` decides by the route table
 * (docs/decisions/103), and this sends the response. It responds with 429 when too many requests need rendering.
 */
export async function middleware(request: NextRequest): Promise<Response> {
  const { pathname, search } = request.nextUrl
  const { method, headers } = request
  const isPicture = /^\/_next\/image\/?$/.test(pathname)
  const desk = getDeskPath(pathname)
  if (desk !== undefined || (isPicture && isDeskEnabled())) {
    const { respondForDesk, respondForPicture } = await import('@/lib/desk/web/respond')
    return desk === undefined ? respondForPicture(request) : respondForDesk(request, desk)
  }
  if (isPicture) return NextResponse.next()
  const resolution = resolvePath({ method, pathname, search })
  const onDemand = isSafeMethod(method) && getOnDemandKind(resolution, pathname)
  const busy = onDemand && (await limitPage(headers, onDemand))
  if (busy) return busy
  switch (resolution.kind) {
    case 'next':
      if (isSafeMethod(method)) return NextResponse.next()
      // The response to a form is rendered for one request, so it gets no policy from the page cache.
      return (await rejectPost(request)) ?? passOnWithNonce(request, buildNoncePolicy)
    case 'internal':
      return passOn(request, { [internalPathHeader]: resolution.path.slice(1) })
    case 'redirect':
      return redirectPermanently(request, resolution.to)
    case 'redirect-language-home':
      return redirectTemporarily(request, resolution.to)
    case 'redirect-home':
      return redirectHome(request, resolution.unknownPath)
    case 'not-found':
      return unknownPath()
  }
}

/**
 * Next reads it without running this file, so it must be a literal. Everything except Next's own files, the API and files
 * in the folders of `public/`, unless their address has an escape or does not end in a letter or digit; and not the uploads
 * of the desk, because Next would keep them in memory for the middleware.
 */
export const config = {
  runtime: 'nodejs',
  matcher: [
    '/((?!(?:_next(?!/image$)|api|documents|icons|modules|pictures)/[^%]*\\w$|desk/(?:certificates/upload|media/upload|records/save)$).*)',
    {
      source: '/desk/:path+',
      missing: [{ type: 'header', key: 'content-type', value: 'multipart/form-data.*' }],
    },
  ],
}
