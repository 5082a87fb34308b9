// @ts-check

/** @typedef {import('next/dist/server/response-cache').IncrementalCacheValue} Value */
/** @typedef {NonNullable<Awaited<ReturnType<import('next/dist/server/lib/incremental-cache').CacheHandler['get']>>>} Entry */

/** Names a page that has nothing to show, on the page itself (`lib/content-service/lifetime.ts`). */
export const fleetingTag = 'fleeting'

const tagsHeader = 'x-next-cache-tags'

/**
 * Whether a page is not worth a file: the answer to an address that no record has, or a placeholder for one
 * that could not be looked up. Anybody can make up as many such addresses as a disk has room for.
 * @param {Value | null} value
 */
export function isFleeting(value) {
  if (value?.kind !== 'APP_PAGE' && value?.kind !== 'APP_ROUTE') return false
  const tags = String(value.headers?.[tagsHeader] ?? '').split(',')
  return value.status === 404 || tags.includes(fleetingTag)
}

/** Pages of some 100 KB; what is asked for again within its lifetime is among the last few. */
const mostPages = 200

/** The last fleeting pages of this process. */
export class FleetingPages {
  /** @type {Map<string, Entry>} */
  #pages = new Map()

  /** @param {string} key */
  get = (key) => this.#pages.get(key)

  /** @param {string} key @param {Entry} entry */
  set(key, entry) {
    this.#pages.delete(key)
    this.#pages.set(key, entry)
    const [oldest] = this.#pages.keys()
    if (this.#pages.size > mostPages && oldest !== undefined) this.#pages.delete(oldest)
  }

  /** @param {string} key */
  delete = (key) => this.#pages.delete(key)
}
