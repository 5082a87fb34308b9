import 'server-only'
import { env } from '@/lib/core/env'

export const isDeskEnabled = (): boolean => Boolean(env.deskSecret)

/**
 * Returns the address of a page of the desk at the site's own host, when it was asked for with `www.` in front and the
 * host has none, or without: the browser would not send the cookie of one to the other.
 */
export function getDeskUrlAtOwnHost(headers: Headers, path: string): string | undefined {
  const forwarded = env.trustedProxies > 0 ? headers.get('x-forwarded-host') : null
  const host = (forwarded ?? headers.get('host') ?? '').trim().toLowerCase()
  const ownHost = new URL(env.siteUrl).host
  return host === `www.${ownHost}` || ownHost === `www.${host}` ? env.siteUrl + path : undefined
}

/** The header in which the middleware passes the path and query of a request to the pages of the desk. */
export const deskPathHeader = 'x-desk-path'

/** The name of a test cookie with the attributes of the session cookie. The pages that log people in set it. */
export const cookieCheckName = '__Host-desk-check'

/** Returns whether somebody can log in on a page. */
export const isLogInPath = (path: string): boolean =>
  /^\/desk\/(?:log-in|join|new-password)$/.test(path)

/** Returns whether a path of the desk is a file that people open or download, not a page. */
export const isDeskFile = (path: string): boolean =>
  /^\/desk\/(?:media\/.+|certificates\/[^/]+|enquiries\/export)$/.test(path)

/** Returns whether the history records who opens a page of the desk, so that it cannot be shown on a full disk. */
export const isRecordedView = (path: string): boolean =>
  /^\/desk\/enquiries\/(?!export$)[^/]+$/.test(path)

/**
 * Returns the path of a page of the desk, whatever the case of `/desk` and without a slash at the end. Ids below keep
 * their case.
 * @returns `undefined` for all other paths, and for all paths while the desk is off (R-DESK-1)
 */
export function getDeskPath(pathname: string): string | undefined {
  if (!isDeskEnabled()) return undefined
  const below = /^\/desk(\/.*)?$/i.exec(pathname)
  return below ? `/desk${(below[1] ?? '').replace(/\/+$/, '')}` : undefined
}
