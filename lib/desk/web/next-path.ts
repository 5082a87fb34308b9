const home = '/desk'
const outside = new Set(['/desk/log-in', '/desk/join', '/desk/forgotten', '/desk/new-password'])

/**
 * Returns the page of the desk to open after the log-in: the first page if the text is not a path of the desk
 * (R-ROUTE-10).
 */
export function getNextPath(text: unknown): string {
  const base = 'http://desk.invalid'
  if (typeof text !== 'string' || !text.startsWith('/') || !URL.canParse(text, base)) return home
  const { origin, pathname, search } = new URL(text, base)
  const isPage = origin === base && /^\/desk(?:\/[\w./~-]*)?$/.test(pathname)
  return isPage && !outside.has(pathname) ? pathname + search : home
}

/** Returns the URL of the log-in that leads to a page. */
export function getLogInUrl(path: string): string {
  const next = getNextPath(path)
  return next === home ? '/desk/log-in' : `/desk/log-in?next=${encodeURIComponent(next)}`
}
