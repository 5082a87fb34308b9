import { randomBytes } from 'node:crypto'
import { type NextRequest, NextResponse } from 'next/server'
import { errorPage } from '@/lib/http/error-page'
import { postErrorStatus } from '@/lib/http/form-posts'
import { admitOnDemand } from '@/lib/http/on-demand-limit'
import { isDynamic, noncePolicy, renderingOf } from '@/lib/routing/dynamic-pages'
import { displayablePath, notFoundPathCookie } from '@/lib/routing/not-found-path'
import { resolvePath } from '@/lib/routing/resolve-path'

/**
 * Sets right what is not exactly one of the site's addresses, and gives pages that are made on demand the
 * policy that others have from the page cache; `lib/routing` decides, this answers. Beyond the limit of pages that
 * have to be rendered it answers 429.
 */
export async function middleware(request: NextRequest) {
  const { pathname, search, origin } = request.nextUrl
  const { method } = request
  const resolution = resolvePath({ method, pathname, search })
  const rendering = resolution.kind === 'next' && renderingOf({ method, pathname, search })
  if (rendering) {
    const retrySeconds = await admitOnDemand(request.headers, rendering)
    if (retrySeconds !== undefined) {
      return errorPage(429, { headers: { 'Retry-After': String(retrySeconds) } })
    }
  }
  // Not `nextUrl.clone()`, which remembers a trailing slash. Next sends the redirect without the origin.
  const at = (path: string) => new URL(path, origin)
  switch (resolution.kind) {
    case 'next': {
      const refusal = isRead(method) ? undefined : await postErrorStatus(request)
      if (refusal) return errorPage(refusal)
      return isDynamic({ method, pathname, search }) ? withNonce(request) : NextResponse.next()
    }
    case 'rewrite':
      return NextResponse.rewrite(at(resolution.path))
    case 'redirect':
      return NextResponse.redirect(at(resolution.to), { status: 308, headers: cachedFor('86400') })
    case 'not-found':
      return new NextResponse('Not found\n', { status: 404, headers: cachedFor('60') })
    case 'redirect-home':
      return withUnknownPath(
        NextResponse.redirect(at('/'), { status: 307, headers: uncached }),
        resolution.unknown,
        request,
      )
  }
}

const isRead = (method: string) => method === 'GET' || method === 'HEAD'

const policyHeader = 'Content-Security-Policy'

/** Next puts the nonce that it finds in the policy of a request on the scripts of the page. */
function withNonce(request: NextRequest) {
  const policy = noncePolicy(randomBytes(16).toString('base64'))
  const headers = new Headers(request.headers)
  headers.set(policyHeader, policy)
  const response = NextResponse.next({ request: { headers } })
  response.headers.set(policyHeader, policy)
  return response
}

/** A wrong redirect must not last: browsers keep one without a lifetime for ever. */
const cachedFor = (seconds: string) => ({ 'Cache-Control': `public, max-age=${seconds}` })
const uncached = { 'Cache-Control': 'no-store' }

/** Gives the home page the path to tell the visitor about (R-ROUTE-9). */
function withUnknownPath(response: NextResponse, path: string | undefined, request: NextRequest) {
  if (!path) return response
  response.cookies.set(notFoundPathCookie.name, displayablePath(path), {
    maxAge: notFoundPathCookie.maxAge,
    path: '/',
    sameSite: 'lax',
    secure: isSecure(request),
  })
  return response
}

/** Behind a proxy that ends TLS the request itself comes in plain. */
function isSecure({ headers, nextUrl }: NextRequest): boolean {
  const forwarded = headers.get('x-forwarded-proto')?.split(',')[0]?.trim()
  return (forwarded ?? nextUrl.protocol.replace(':', '')) === 'https'
}

/**
 * The site's own addresses pass without running this file (docs/decisions/005): all but the pages, files and
 * calls in the look-aheads. Of those, only what is made on demand, records and what a form sends come here. Next reads
 * these lines without
 * running them, so they are written out; a test holds them to the route table and to `public/`, and prints
 * them anew when a page comes or goes.
 */
export const config = {
  runtime: 'nodejs',
  matcher: [
    '/((?!$|(?:about|academics|accessibility|admission|api|beyond-academics|contact|coup-delite|crest\\.svg|enhance\\.js|events|events\\.ics|favicon\\.ico|fee-structure|icons\\.svg|mandatory-disclosure|manifest\\.webmanifest|map-plan\\.svg|news|news\\.xml|our-campus|pphelp|privacy-policy|robots\\.txt|search|sitemap|sitemap-events\\.xml|sitemap-gallery\\.xml|sitemap-news\\.xml|sitemap-pages\\.xml|sitemap-tabloid\\.xml|sitemap\\.xml|tabloid|tabloid\\.xml|topper-x|topper-xii)$|(?:\\.well-known|about|academics|admission|beyond-academic|events|fee-structure|hostel|news|our-campus|tabloid)/|(?:_next|api|documents|icons|pictures)/[^%]*$).*)',
    '/\\.well-known/((?!(?:security\\.txt)$).*)',
    '/about/((?!(?:chairman-dps-society|dps-society|message-from-director|message-from-principal|message-from-pro-vc|mission-vision|our-institutions|school-annual-report|school-managing-committee)$).*)',
    '/academics/((?!(?:beyond-classrooms|book-list|careercounseling|curriculum|evaluation-methods|faculty|personality-development|student-transfer-certificate)$).*)',
    '/admission/((?!(?:admission-criteria-class-elleven|admission-criteria-class-pre-nursery-to-class-nine|admission-enquiry|admission-information|admission-schedule|admission-schedule\\.ics)$).*)',
    '/beyond-academic/((?!(?:activities-events|bagpiper-band|co-curricular-activities|dance-and-music|educational-tours-and-excursions|events-gallery|houses|photo-categories|sports-and-games)$).*)',
    '/events/(.*)',
    '/fee-structure/((?!(?:class-elleven-2026-27|class-elleven-new-students|class-nine-2026-27|class-one-to-eight-2026-27|fee-class-XI-AllStreams|fee-norms-and-policies|norms-for-fixing-fees|pre-nursery-nursery-prep-2026-27|transport-fee-2026-27)$).*)',
    '/hostel/((?!(?:hostel|hostel-fee)$).*)',
    '/news/(.*)',
    '/our-campus/((?!(?:facilities|infrastructure|library)$|(?:facilities)/).*)',
    '/our-campus/facilities/((?!(?:counselling|infirmary|security-and-safety|transport)$).*)',
    '/tabloid/(.*)',
    {
      source: '/:list(news|events|beyond-academic/events-gallery|tabloid|search)',
      has: [{ type: 'query', key: 'year' }],
    },
    {
      source: '/:list(news|events|beyond-academic/events-gallery|tabloid|search)',
      has: [{ type: 'query', key: 'month' }],
    },
    {
      source: '/:list(news|events|beyond-academic/events-gallery|tabloid|search)',
      has: [{ type: 'query', key: 'q' }],
    },
    {
      source: '/:list(news|events|beyond-academic/events-gallery|tabloid|search)',
      has: [{ type: 'query', key: 'show' }],
    },
    {
      source: '/:list(news|events|beyond-academic/events-gallery|tabloid|search)',
      has: [{ type: 'query', key: 'from' }],
    },
    { source: '/beyond-academic/photo-categories', has: [{ type: 'query', key: 'id' }] },
    {
      source: '/((?!api/|_next/).*)',
      has: [
        {
          type: 'header',
          key: 'content-type',
          value: '(?:multipart/form-data|application/x-www-form-urlencoded).*',
        },
      ],
    },
    {
      source: '/((?!api/|_next/).*)',
      has: [{ type: 'header', key: 'next-action' }],
    },
  ],
}
