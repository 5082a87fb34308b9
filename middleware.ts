import { randomBytes } from 'node:crypto'
import { type NextRequest, NextResponse } from 'next/server'
import { errorPage } from '@/lib/http/error-page'
import { postErrorStatus } from '@/lib/http/form-posts'
import { admitOnDemand } from '@/lib/http/on-demand-limit'
import { unknownPath } from '@/lib/http/responses'
import {
  cookieCheckName,
  deskPath,
  deskPathHeader,
  deskPolicy,
  deskUrlAtOwnHost,
  isDeskFile,
  isDeskOn,
  logsIn,
} from '@/lib/routing/desk'
import { isPage, noncePolicy, onDemandKind } from '@/lib/routing/dynamic-pages'
import { displayablePath, notFoundPathCookie } from '@/lib/routing/not-found-path'
import { internalPathHeader } from '@/lib/routing/query-pages'
import { isSafeMethod, resolvePath } from '@/lib/routing/resolve-path'

/**
 * Handles all URLs that are not canonical, chooses the page for a query, and adds a policy to responses to forms, which get
 * none from the page cache. `lib/routing` decides, and this sends the response. It responds with 429 when too many requests need rendering.
 */
export async function middleware(request: NextRequest) {
  const { pathname, search, origin } = request.nextUrl
  const { method } = request
  if (pathname.replace(/\/$/, '') === '/_next/image') return respondForPicture(request)
  const desk = deskPath(pathname)
  if (desk !== undefined) return respondForDesk(request, desk)
  const resolution = resolvePath({ method, pathname, search })
  const onDemand = isSafeMethod(method) && onDemandKind(resolution, pathname)
  if (onDemand) {
    const retrySeconds = await admitOnDemand(request.headers, onDemand)
    if (retrySeconds !== undefined) return busyPage(retrySeconds)
  }
  // Not `nextUrl.clone()`, which preserves a trailing slash. Next needs an origin, and removes it from the redirect.
  const toUrl = (path: string) => new URL(path, origin)
  switch (resolution.kind) {
    case 'next': {
      const errorStatus = isSafeMethod(method) ? undefined : await postErrorStatus(request)
      if (errorStatus) return errorPage(errorStatus)
      return method === 'POST' && isPage(pathname)
        ? withPolicy(request, noncePolicy(newNonce()))
        : NextResponse.next()
    }
    case 'internal':
      return withRequestHeaders(request, { [internalPathHeader]: resolution.path.slice(1) })
    case 'redirect':
      return NextResponse.redirect(toUrl(resolution.to), { status: 308, headers: cachedForADay })
    case 'not-found':
      return unknownPath()
    case 'redirect-language-home':
      return NextResponse.redirect(toUrl(resolution.to), { status: 307, headers: uncached })
    case 'redirect-home':
      return withUnknownPath(
        NextResponse.redirect(toUrl('/'), { status: 307, headers: uncached }),
        resolution.unknownPath,
        request,
      )
  }
}

const policyHeader = 'Content-Security-Policy'

const newNonce = () => randomBytes(16).toString('base64')

const busyPage = (retrySeconds: number) =>
  errorPage(429, { headers: { 'Retry-After': String(retrySeconds) } })

/** A page or a form of the desk (R-DESK-1). Its pages check the session themselves. */
async function respondForDesk(request: NextRequest, path: string) {
  const { pathname, search, origin } = request.nextUrl
  if (path !== pathname) {
    return NextResponse.redirect(new URL(path + search, origin), { status: 307, headers: uncached })
  }
  const atOwnHost = deskUrlAtOwnHost(request.headers, path + search)
  if (atOwnHost && isSafeMethod(request.method)) {
    return NextResponse.redirect(atOwnHost, { status: 307, headers: uncached })
  }
  // A page may show many pictures at once.
  const retrySeconds = /^\/desk\/media\/./.test(path)
    ? undefined
    : await admitOnDemand(request.headers, 'record')
  if (retrySeconds !== undefined) return busyPage(retrySeconds)
  const errorStatus = isSafeMethod(request.method)
    ? undefined
    : await postErrorStatus(request, true)
  if (errorStatus) return errorPage(errorStatus, { formPage: path })
  const { notSavedBefore, unavailablePage } = await import('@/lib/desk/web/unavailable')
  const unavailable =
    (await unavailablePage()) ??
    (isSafeMethod(request.method) ? undefined : await notSavedBefore(request.headers))
  if (unavailable) return unavailable
  // A file has a policy and a lifetime of its own, which those of a page would replace.
  if (isDeskFile(path)) return NextResponse.next({ headers: deskHeaders })
  const response = withPolicy(request, deskPolicy(newNonce()), {
    [deskPathHeader]: path + search,
  })
  const headers = { ...deskHeaders, 'Cache-Control': 'no-store' }
  for (const [name, value] of Object.entries(headers)) response.headers.set(name, value)
  if (logsIn(path) && isSafeMethod(request.method)) response.cookies.set(cookieCheck)
  return response
}

/** A resized picture. Next and nginx keep it for long; the desk says whether visitors may still see it (R-DESK-8). */
async function respondForPicture({ nextUrl }: NextRequest) {
  if (!isDeskOn()) return NextResponse.next()
  const { isPublishedPicture } = await import('@/lib/desk/web/resized-picture')
  if (!(await isPublishedPicture(nextUrl.searchParams.get('url')))) return unknownPath('no-store')
  // nginx asks again as soon as for a page.
  return NextResponse.next({ headers: { 'X-Accel-Expires': '1' } })
}

/** Says whether the browser would keep a session (lib/desk/web/cookie-check.ts). */
const cookieCheck = {
  name: cookieCheckName,
  value: '1',
  httpOnly: true,
  secure: true,
  sameSite: 'lax',
  path: '/',
} as const

/** Nothing of the desk is indexed, framed, or named to other sites. */
const deskHeaders = {
  'X-Robots-Tag': 'noindex, nofollow',
  'Referrer-Policy': 'same-origin',
  'X-Frame-Options': 'DENY',
}

/** Next reads the nonce from the policy in the request headers and adds it to the scripts of the page. */
function withPolicy(request: NextRequest, policy: string, passed: Record<string, string> = {}) {
  const response = withRequestHeaders(request, { ...passed, [policyHeader]: policy })
  response.headers.set(policyHeader, policy)
  return response
}

/** Passes the request on with other headers. */
function withRequestHeaders(request: NextRequest, changed: Record<string, string>) {
  const headers = new Headers(request.headers)
  for (const [name, value] of Object.entries(changed)) headers.set(name, value)
  return NextResponse.next({ request: { headers } })
}

/** Limits how long browsers cache a redirect. Without a lifetime, they would cache a wrong one permanently. */
const cachedForADay = { 'Cache-Control': 'public, max-age=86400' }
const uncached = { 'Cache-Control': 'no-store' }

/** Passes the unknown path to the home page, which shows it (R-ROUTE-9). */
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

/** Behind a proxy that terminates TLS, the request itself is plain HTTP. */
function isSecure({ headers, nextUrl }: NextRequest): boolean {
  const forwarded = headers.get('x-forwarded-proto')?.split(',')[0]?.trim()
  return (forwarded ?? nextUrl.protocol.replace(':', '')) === 'https'
}

/**
 * Canonical URLs do not run the middleware (docs/decisions/005), because the look-aheads exclude them. Exceptions are
 * dynamic pages, pages of records, resized pictures, and forms. Uploads of the desk are excluded, because Next would keep
 * them in memory for the middleware. Next reads the matcher without running this file, so it must be a literal.
 * A test compares it with the route table and `public/`, and prints the new matcher when they differ.
 */
export const config = {
  runtime: 'nodejs',
  matcher: [
    '/((?!$|(?:about|academics|accessibility|admission|alert|api|beyond-academics|calendar|calendar\\.ics|contact|coup-delite|crest\\.svg|desk/(?:certificates/upload|media/upload|records/save)|documents|events|events\\.ics|favicon\\.ico|fee-structure|icons\\.svg|mandatory-disclosure|manifest\\.webmanifest|map-plan\\.svg|news|news\\.xml|our-campus|pphelp|privacy-policy|robots\\.txt|search|sitemap|sitemap-events\\.xml|sitemap-gallery\\.xml|sitemap-news\\.xml|sitemap-pages\\.xml|sitemap-tabloid\\.xml|sitemap\\.xml|tabloid|tabloid\\.xml|topper-x|topper-xii)$|(?:\\.well-known|about|academics|admission|beyond-academic|events|fee-structure|hostel|mandatory-disclosure|news|our-campus|tabloid)/|(?:_next|api|documents|icons|modules|pictures)/[^%]*\\w$).*)',
    '/\\.well-known/((?!(?:security\\.txt)$).*)',
    '/about/((?!(?:chairman-dps-society|dps-society|message-from-director|message-from-principal|message-from-pro-vc|mission-vision|our-institutions|school-annual-report|school-managing-committee)$).*)',
    '/academics/((?!(?:beyond-classrooms|book-list|careercounseling|curriculum|evaluation-methods|faculty|personality-development|student-transfer-certificate)$).*)',
    '/admission/((?!(?:admission-criteria-class-elleven|admission-criteria-class-pre-nursery-to-class-nine|admission-enquiry|admission-information|admission-schedule|admission-schedule\\.ics)$).*)',
    '/beyond-academic/((?!(?:activities-events|bagpiper-band|co-curricular-activities|dance-and-music|educational-tours-and-excursions|events-gallery|houses|photo-categories|sports-and-games)$).*)',
    '/events/(.*)',
    '/fee-structure/((?!(?:class-elleven-2026-27|class-elleven-new-students|class-nine-2026-27|class-one-to-eight-2026-27|fee-class-XI-AllStreams|fee-norms-and-policies|norms-for-fixing-fees|pre-nursery-nursery-prep-2026-27|transport-fee-2026-27)$).*)',
    '/hostel/((?!(?:hostel|hostel-fee)$).*)',
    '/mandatory-disclosure/((?!(?:committees)$).*)',
    '/news/(.*)',
    '/our-campus/((?!(?:facilities|infrastructure|library)$|(?:facilities)/).*)',
    '/our-campus/facilities/((?!(?:counselling|infirmary|security-and-safety|transport)$).*)',
    '/tabloid/(.*)',
    {
      source:
        '/:list(news|events|beyond-academic/events-gallery|documents|tabloid|calendar|search|fee-structure|admission/admission-criteria-class-elleven)',
      has: [{ type: 'query', key: 'year' }],
    },
    {
      source:
        '/:list(news|events|beyond-academic/events-gallery|documents|tabloid|calendar|search|fee-structure|admission/admission-criteria-class-elleven)',
      has: [{ type: 'query', key: 'month' }],
    },
    {
      source:
        '/:list(news|events|beyond-academic/events-gallery|documents|tabloid|calendar|search|fee-structure|admission/admission-criteria-class-elleven)',
      has: [{ type: 'query', key: 'q' }],
    },
    {
      source:
        '/:list(news|events|beyond-academic/events-gallery|documents|tabloid|calendar|search|fee-structure|admission/admission-criteria-class-elleven)',
      has: [{ type: 'query', key: 'show' }],
    },
    {
      source:
        '/:list(news|events|beyond-academic/events-gallery|documents|tabloid|calendar|search|fee-structure|admission/admission-criteria-class-elleven)',
      has: [{ type: 'query', key: 'from' }],
    },
    {
      source:
        '/:list(news|events|beyond-academic/events-gallery|documents|tabloid|calendar|search|fee-structure|admission/admission-criteria-class-elleven)',
      has: [{ type: 'query', key: 'kind' }],
    },
    {
      source:
        '/:list(news|events|beyond-academic/events-gallery|documents|tabloid|calendar|search|fee-structure|admission/admission-criteria-class-elleven)',
      has: [{ type: 'query', key: 'class' }],
    },
    {
      source:
        '/:list(news|events|beyond-academic/events-gallery|documents|tabloid|calendar|search|fee-structure|admission/admission-criteria-class-elleven)',
      has: [{ type: 'query', key: 'english' }],
    },
    {
      source:
        '/:list(news|events|beyond-academic/events-gallery|documents|tabloid|calendar|search|fee-structure|admission/admission-criteria-class-elleven)',
      has: [{ type: 'query', key: 'part' }],
    },
    { source: '/beyond-academic/photo-categories', has: [{ type: 'query', key: 'id' }] },
    '/_next/image',
    {
      source: '/((?!(?:api|_next)/|desk/(?:certificates/upload|media/upload|records/save)$).*)',
      has: [
        {
          type: 'header',
          key: 'content-type',
          value: '(?:multipart/form-data|application/x-www-form-urlencoded).*',
        },
      ],
    },
    {
      source: '/((?!(?:api|_next)/|desk/(?:certificates/upload|media/upload|records/save)$).*)',
      has: [{ type: 'header', key: 'next-action' }],
    },
    {
      source: '/desk/(certificates/upload|media/upload|records/save)',
      missing: [{ type: 'header', key: 'content-type', value: 'multipart/form-data.*' }],
    },
  ],
}
