const home = '/desk'
const outside = new Set(['/desk/log-in', '/desk/join', '/desk/forgotten', '/desk/new-password'])

/** The page of the desk to open after the log-in. Everything else in the address becomes the first page (R-ROUTE-10). */
export function nextPath(text: unknown): string {
  const base = 'http://desk.invalid'
  if (typeof text !== 'string' || !text.startsWith('/') || !URL.canParse(text, base)) return home
  const { origin, pathname, search } = new URL(text, base)
  const isPage = origin === base && /^\/desk(?:\/[\w./~-]*)?$/.test(pathname)
  return isPage && !outside.has(pathname) ? pathname + search : home
}

/** The log-in that leads to a page. */
export function logInUrl(path: string): string {
  const next = nextPath(path)
  return next === home ? '/desk/log-in' : `/desk/log-in?next=${encodeURIComponent(next)}`
}
