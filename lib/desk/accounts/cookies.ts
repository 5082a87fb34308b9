import 'server-only'
import { parseSetCookieHeader, toCookieOptions } from 'better-auth/cookies'
import { cookieName, maxSeconds } from './auth'

/** A cookie to set, in the form that `cookies().set` of Next takes. */
export type Cookie = {
  name: string
  value: string
  options: {
    httpOnly: true
    secure: true
    sameSite: 'lax'
    path: '/'
    /** Seconds; 0 removes it. */
    maxAge: number
  }
}

/**
 * Reads the session cookie that better-auth has set or removed. Ignores the other cookies that it removes, which are
 * never set. The cookie lasts for the longest session, because a page cannot extend it. The database knows when the
 * session ends (R-DESK-10).
 */
export function parseCookies(headers: Headers): Cookie[] {
  return headers.getSetCookie().flatMap((header) =>
    [...parseSetCookieHeader(header)]
      .filter(([name]) => name === cookieName)
      .map(([name, attributes]) => ({
        name,
        value: decodeURIComponent(attributes.value),
        options: {
          httpOnly: true as const,
          secure: true as const,
          sameSite: 'lax' as const,
          path: '/' as const,
          maxAge: toCookieOptions(attributes).maxAge ? maxSeconds : 0,
        },
      })),
  )
}
