/** Passes the path that was not found to the home page (R-ROUTE-9). A cookie, because that page is static. */
export const notFoundPathCookie = {
  name: 'unknown-path',
  /** In seconds: long enough to load the home page on a slow connection. */
  maxAge: 20,
} as const

/** The line of the home page of a language about a page that was not found. It shows while it is the fragment. */
export const notFoundId = 'not-found'

const maxLength = 120

/** Makes a path safe to display: without control or direction characters, and at most a line or two. */
export function toDisplayablePath(path: string): string {
  const characters = [...path.replace(/\p{C}/gu, '')]
  return characters.length > maxLength
    ? `${characters.slice(0, maxLength).join('')}…`
    : characters.join('')
}

/**
 * Reads the path from the cookie. Cookies are untrusted input, so it is validated.
 * @param cookies `document.cookie`
 */
export function readNotFoundPath(cookies: string): string | undefined {
  const entry = cookies
    .split('; ')
    .find((cookie) => cookie.startsWith(`${notFoundPathCookie.name}=`))
  if (!entry) return undefined
  try {
    const path = toDisplayablePath(
      decodeURIComponent(entry.slice(notFoundPathCookie.name.length + 1)),
    )
    return path.startsWith('/') && path.length > 1 ? path : undefined
  } catch {
    return undefined
  }
}

/** Splits a path into words: `/Fees/class_XI-2026.html` → `Fees class XI 2026`. */
export function toWords(path: string): string {
  return path
    .replace(/\.[a-z]{2,5}$/i, '')
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(Boolean)
    .join(' ')
}
