/** How the home page learns which path was not found (R-ROUTE-9): a cookie, since the page is static. */
export const notFoundPathCookie = {
  name: 'unknown-path',
  /** Seconds: long enough for the home page to come over a slow line. */
  maxAge: 20,
} as const

const maxLength = 120

/** A path fit to be shown: no control or direction characters, and no longer than a line or two. */
export function displayablePath(path: string): string {
  const letters = [...path.replace(/\p{C}/gu, '')]
  return letters.length > maxLength ? `${letters.slice(0, maxLength).join('')}…` : letters.join('')
}

/**
 * The path that the cookie carries. A cookie may come from anywhere: it is checked like any input.
 * @param cookies `document.cookie`
 */
export function notFoundPathIn(cookies: string): string | undefined {
  const entry = cookies
    .split('; ')
    .find((cookie) => cookie.startsWith(`${notFoundPathCookie.name}=`))
  if (!entry) return undefined
  try {
    const path = displayablePath(
      decodeURIComponent(entry.slice(notFoundPathCookie.name.length + 1)),
    )
    return path.startsWith('/') && path.length > 1 ? path : undefined
  } catch {
    return undefined
  }
}

/** The words of a path: `/Fees/class_XI-2026.html` → `Fees class XI 2026`. */
export function wordsOf(path: string): string {
  return path
    .replace(/\.[a-z]{2,5}$/i, '')
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(Boolean)
    .join(' ')
}
