const maxFreshSeconds = 60
const outageSeconds = 7 * 86_400

/**
 * `Cache-Control` for pages, feeds, calendars and sitemaps (R-CACHE-1, docs/decisions/049). A shared cache may serve
 * them for at most five minutes, and longer only while the site fails (RFC 5861). A browser asks each time.
 * @param {number | false} [lifetime] seconds after which the site may have a new version, or `false` if it does not
 * know
 */
export function sharedCacheControl(lifetime) {
  const fresh = Math.min(lifetime || maxFreshSeconds, maxFreshSeconds)
  return [
    'public, max-age=0, must-revalidate',
    `s-maxage=${fresh}`,
    `stale-while-revalidate=${4 * fresh}`,
    `stale-if-error=${outageSeconds}`,
  ].join(', ')
}
