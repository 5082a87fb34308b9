/** @typedef {import('next/dist/server/response-cache').IncrementalCacheValue} Value */

/** The tag of a page that has nothing to show (`lib/content/set-lifetime.ts`). */
export const ephemeralTag = 'ephemeral'

const tagsHeader = 'x-next-cache-tags'

/** Reads the tags of a page or route. @param {Value | null | undefined} value */
export const readTags = (value) =>
  value && 'headers' in value ? String(value.headers?.[tagsHeader] ?? '').split(',') : []

/**
 * Returns whether a page is one of any number of pages for a query (`lib/routing/query-pages.ts`).
 * @param {string} key its path, or Next's key of it: `APP_PAGE/{hash}/$/query/news/…`
 */
export const isForQuery = (key) => /(?:^|\/\$)\/(?:query|part)\//.test(key)

/**
 * Returns whether a page must not be stored as a file: one for a query, a 404, or a placeholder for a record that could
 * not be looked up. Otherwise made-up URLs could fill the disk.
 * @param {string} key
 * @param {Value | null} value
 */
export function isEphemeral(key, value) {
  if (value?.kind !== 'APP_PAGE' && value?.kind !== 'APP_ROUTE') return false
  return isForQuery(key) || value.status === 404 || readTags(value).includes(ephemeralTag)
}
