// @ts-check

/** @typedef {import('next/dist/server/response-cache').IncrementalCacheValue} Value */

/** Marks a page that has nothing to show (`lib/content/lifetime.ts`). */
export const ephemeralTag = 'ephemeral'

const tagsHeader = 'x-next-cache-tags'

/** The tags of a page or route. @param {Value | null | undefined} value */
export const tagsOf = (value) =>
  value && 'headers' in value ? String(value.headers?.[tagsHeader] ?? '').split(',') : []

/**
 * Whether a page is not worth a file: the response to an address that no record has, or a placeholder for one
 * that could not be looked up. Anybody can make up as many such addresses as a disk has room for.
 * @param {Value | null} value
 */
export function isEphemeral(value) {
  if (value?.kind !== 'APP_PAGE' && value?.kind !== 'APP_ROUTE') return false
  return value.status === 404 || tagsOf(value).includes(ephemeralTag)
}
