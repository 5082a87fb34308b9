// @ts-check
import { tagsManifest } from 'next/dist/server/lib/incremental-cache/tags-manifest.external.js'

/** @typedef {import('./fleeting.mjs').Entry} Entry */
/** @typedef {import('./fleeting.mjs').Value} Value */

/** No page takes longer to make: the content service is given up sooner. */
const longestMaking = 60_000
/** Requests that may begin a page before it is there. */
const mostBeginnings = 4
/** Far more pages than are made at a time; beyond, some were begun and never finished. */
const mostPages = 1000

export const moment = () => Math.floor(performance.timeOrigin + performance.now())

/** @param {Value | null | undefined} value @returns {number} when a tag of it was last revalidated */
function revalidatedAt(value) {
  const headers = value && 'headers' in value ? value.headers : undefined
  const tags = String(headers?.['x-next-cache-tags'] ?? '').split(',')
  return Math.max(...tags.map((tag) => tagsManifest.get(tag)?.stale ?? 0))
}

/** @param {Entry} entry @returns {boolean} whether Next makes it anew when it gets it */
export function isStale({ value, lastModified = 0, cacheControl }) {
  const { revalidate } = cacheControl ?? {}
  const isOld = typeof revalidate === 'number' && lastModified + revalidate * 1000 < moment()
  return isOld || revalidatedAt(value) > lastModified
}

/**
 * Pages that are being made. One that was begun before its tag was revalidated may hold what was read before:
 * Next would take it for new, because it was finished afterwards, and keep it for its whole lifetime.
 */
export class Makings {
  /** @type {Map<string, number[]>} */
  #beginnings = new Map()
  /** Finished, and to be made anew. @type {Set<string>} */
  #outdated = new Set()

  /**
   * Takes note of a page that was asked for, and makes Next make it anew where it has to be.
   * @param {string} key @param {Entry | null} entry
   */
  asked(key, entry) {
    const given = entry && this.#outdated.has(key) ? outdated(entry) : entry
    if (!given || isStale(given)) {
      if (this.#beginnings.size >= mostPages) this.#beginnings.clear()
      const beginnings = this.#beginnings.get(key) ?? []
      if (beginnings.length < mostBeginnings) beginnings.push(moment())
      this.#beginnings.set(key, beginnings)
    }
    return given
  }

  /**
   * When the page that is there now was begun.
   * @param {string} key @param {Value | null} value
   */
  finished(key, value) {
    const recent = (this.#beginnings.get(key) ?? []).filter((at) => at > moment() - longestMaking)
    const begun = recent.shift() ?? moment()
    if (recent.length > 0) this.#beginnings.set(key, recent)
    else this.#beginnings.delete(key)
    if (revalidatedAt(value) >= begun) this.#outdated.add(key)
    else this.#outdated.delete(key)
    return begun
  }
}

/** Past its time by a moment, so that it is shown once more while it is made anew. @param {Entry} entry */
function outdated(entry) {
  const { revalidate } = entry.cacheControl ?? {}
  if (typeof revalidate !== 'number') return entry
  return { ...entry, lastModified: moment() - revalidate * 1000 - 1 }
}
