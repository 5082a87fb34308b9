import 'server-only'
import { type NextRequest, NextResponse } from 'next/server'
import { parseFilePath } from '@/lib/core/safe-urls'
import { rejectPost } from '@/lib/http/form-posts'
import { passOnWithNonce } from '@/lib/http/pass-on'
import { limitPage, unknownPath } from '@/lib/http/responses'
import { deskPolicy } from '@/lib/page-cache/csp.mjs'
import {
  cookieCheckName,
  deskPathHeader,
  getDeskUrlAtOwnHost,
  isDeskFile,
  isLogInPath,
  isRecordedView,
} from '@/lib/routing/desk'
import { redirectTemporarily } from '@/lib/routing/redirects'
import { isSafeMethod } from '@/lib/routing/resolve-path'
import { findPublishedFile } from '../media/read-media'
import { isReadable } from '../records/poll-changes'
import { checkBeforeWrite, getUnavailablePage } from './unavailable'

/**
 * Handles a request for the desk in the middleware (R-DESK-1). Pages and forms check the session themselves.
 * @param path from `getDeskPath`
 */
export async function respondForDesk(request: NextRequest, path: string): Promise<Response> {
  const { method, headers, nextUrl } = request
  const address = path + nextUrl.search
  const isForm = !isSafeMethod(method)
  if (path !== nextUrl.pathname) return redirectTemporarily(request, address)
  const atOwnHost = isForm ? undefined : getDeskUrlAtOwnHost(headers, address)
  if (atOwnHost) return redirectTemporarily(request, atOwnHost)
  // A page may show many pictures at once.
  const isLimited = !/^\/desk\/media\/./.test(path)
  return (
    (isLimited ? await limitPage(headers, 'record') : undefined) ??
    (isForm ? await rejectPost(request, path) : undefined) ??
    (await getUnavailablePage()) ??
    (isForm || isRecordedView(path) ? await checkBeforeWrite(headers) : undefined) ??
    passOnToDesk(request, path)
  )
}

/** The desk is not indexed or framed, and other sites do not get its URLs as a referrer. */
const deskHeaders = {
  'X-Robots-Tag': 'noindex, nofollow',
  'Referrer-Policy': 'same-origin',
  'X-Frame-Options': 'DENY',
}

function passOnToDesk(request: NextRequest, path: string): Response {
  // The headers of a page would replace the policy and the lifetime of a file.
  if (isDeskFile(path)) return NextResponse.next({ headers: deskHeaders })
  const response = passOnWithNonce(
    request,
    deskPolicy,
    { [deskPathHeader]: path + request.nextUrl.search },
    { ...deskHeaders, 'Cache-Control': 'no-store' },
  )
  if (isLogInPath(path) && isSafeMethod(request.method)) response.cookies.set(cookieCheck)
  return response
}

/** Shows whether the browser keeps session cookies (`cookie-check.ts`). */
const cookieCheck = {
  name: cookieCheckName,
  value: '1',
  httpOnly: true,
  secure: true,
  sameSite: 'lax',
  path: '/',
} as const

/**
 * Handles a request for a resized picture. Next and nginx keep it for a long time, so this checks whether visitors may
 * still see it (R-DESK-8).
 */
export async function respondForPicture({ nextUrl }: NextRequest): Promise<Response> {
  if (!(await isPublishedPicture(nextUrl.searchParams.get('url')))) return unknownPath('no-store')
  // nginx keeps the picture as briefly as a page.
  return NextResponse.next({ headers: { 'X-Accel-Expires': '1' } })
}

const base = 'http://site.invalid'

/**
 * Whether visitors may see a picture that Next's image optimizer resizes. The optimizer caches its copies for a long
 * time and does not check again. While the database is unavailable they are served as before.
 * @param url the parameter of `/_next/image`
 */
async function isPublishedPicture(url: string | null): Promise<boolean> {
  if (url === null || !URL.canParse(url, base)) return false
  const name = parseFilePath(new URL(url, base).pathname)
  if (!name) return false
  if (!(await isReadable())) return true
  return (await findPublishedFile(name)) !== undefined
}
