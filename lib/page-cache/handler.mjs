/* eslint no-restricted-syntax: "off" -- Next uses the system clock for the age of its pages. */
import { channel } from 'node:diagnostics_channel'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { LRUCache } from 'lru-cache'
import fileSystemCache from 'next/dist/server/lib/incremental-cache/file-system-cache.js'
import { tagsManifest } from 'next/dist/server/lib/incremental-cache/tags-manifest.external.js'
import { redisClient } from '../core/redis-client.mjs'
import { withAlerts } from './alert-slot.mjs'
import { isEphemeral, readTags } from './ephemeral.mjs'
import { finishPage, buildHeaders, policyHeader, buildPolicy } from './finish-page.mjs'
import { RedisStore } from './redis-store.mjs'
import { maxRenderMilliseconds } from './render-time.mjs'

// A CommonJS module, imported from an ES module.
const FileSystemCache =
  /** @type {typeof import('next/dist/server/lib/incremental-cache/file-system-cache').default} */ (
    /** @type {any} */ (fileSystemCache).default ?? fileSystemCache
  )

/** @typedef {import('./ephemeral.mjs').Value} Value */
/** @typedef {import('./redis-store.mjs').Entry} Entry */

/** Pages without a file, and pages that another instance has rendered. Each has about 100 KB. */
const maxPagesInMemory = 200
/** @type {LRUCache<string, Entry>} */
const pagesInMemory = new LRUCache({ max: maxPagesInMemory })

/** One for all handlers, because Next creates a handler for every request. @type {RedisStore | undefined} */
let sharedStore

/** Notifies the content client that its cached data may be out of date. */
const revalidated = channel('school-website.revalidated')

/**
 * Next's page cache on disk, with these additions:
 * - Pages are finished (docs/decisions/043): each has a Content-Security-Policy, and information pages have no framework
 *   scripts.
 * - With `REDIS_URL`, all instances share their pages through Redis.
 * - Made-up URLs leave no files.
 * - Pages have the alerts of the moment in which they are read.
 */
export default class PageCacheHandler extends FileSystemCache {
  #shared
  #distDir

  /** @param {ConstructorParameters<typeof FileSystemCache>[0]} context */
  constructor(context) {
    super(context)
    const { dev, serverDistDir } = context
    this.#distDir = path.join(serverDistDir || '.', '..')
    const url = process.env.REDIS_URL
    // Next also creates a handler for the middleware, without a folder. It is never used.
    const isServing = process.env.NEXT_PHASE !== 'phase-production-build' && !dev && serverDistDir
    if (url && isServing)
      this.#shared = sharedStore ??= new RedisStore(redisClient(url), this.#distDir, tags)
  }

  /** @override @type {InstanceType<typeof FileSystemCache>['get']} */
  async get(key, context) {
    correctMarks()
    const entry = await this.#read(key, context)
    return entry && isExpired(entry) ? null : toNextsClock(withAlerts(entry))
  }

  /** @type {InstanceType<typeof FileSystemCache>['get']} */
  async #read(key, context) {
    const local = correctDate(pagesInMemory.get(key) ?? (await super.get(key, context)))
    if (!this.#shared || context.kind === 'FETCH' || (local && !isStale(local))) return local
    // Another instance may have a newer version.
    const shared = correctDate(await this.#shared.get(key))
    if (!shared || (local && getTime(shared) <= getTime(local))) return local
    pagesInMemory.set(key, shared)
    return shared
  }

  /** @override @type {InstanceType<typeof FileSystemCache>['set']} */
  async set(key, value, context) {
    const cacheControl = 'cacheControl' in context ? context.cacheControl : undefined
    await finish(value, key, this.#distDir, cacheControl?.revalidate)
    const entry = { lastModified: Date.now(), value, cacheControl }
    const ephemeral = isEphemeral(key, value)
    if (value?.kind !== 'FETCH') await this.#shared?.set(key, entry, { onlyReplace: ephemeral })
    // The 404 of a removed record replaces its stored page. Other ephemeral pages get no file.
    if (ephemeral && !existsSync(buildFile(this, key, value))) {
      pagesInMemory.set(key, entry)
    } else {
      pagesInMemory.delete(key)
      await super.set(key, value, context)
    }
  }

  /**
   * Revalidates twice. If a page starts rendering before the revalidation and ends after it, Next considers it fresh for
   * its full lifetime, although it may show data from before the revalidation.
   * @override @type {InstanceType<typeof FileSystemCache>['revalidateTag']}
   */
  async revalidateTag(tagNames, durations) {
    const revalidate = async () => {
      await super.revalidateTag(tagNames, durations)
      revalidated.publish([tagNames].flat())
      await this.#shared?.publishTags()
    }
    await revalidate()
    setTimeout(revalidate, maxRenderMilliseconds).unref()
  }
}

/**
 * Finishes a page. If that fails, the page is served as Next rendered it, which is only slower.
 * @param {Value | null} value @param {string} key @param {string} distDir
 * @param {number | false} [lifetime] seconds until it is regenerated
 */
async function finish(value, key, distDir, lifetime) {
  if (value?.kind !== 'APP_PAGE' || typeof value.html !== 'string') return
  if (value.headers?.[policyHeader]) return
  const page = await finishPage(value.html, distDir).catch((/** @type {unknown} */ error) => {
    console.error(`The page ${key} could not be finished and is served as Next rendered it.`, error)
    return { html: String(value.html), policy: buildPolicy(String(value.html)) }
  })
  value.html = page.html
  value.headers = { ...value.headers, ...buildHeaders(key, page, lifetime) }
}

/** Tags that were revalidated by this instance or by others. */
const tags = {
  current: () =>
    new Map([...tagsManifest].flatMap(([tag, { stale }]) => (stale ? [[tag, stale]] : []))),
  /** @param {Map<string, number>} received */
  received(received) {
    const newer = [...received].filter(
      ([tag, stale]) => stale > (tagsManifest.get(tag)?.stale ?? 0),
    )
    for (const [tag, stale] of newer) tagsManifest.set(tag, { ...tagsManifest.get(tag), stale })
    if (newer.length > 0) revalidated.publish(newer.map(([tag]) => tag))
  },
}

/** @param {Entry} entry */
const getTime = ({ lastModified }) => lastModified ?? 0

/** Clocks of instances that share their pages differ by less. */
const toleranceMilliseconds = 5000

/** The date for an entry written by a clock that was ahead. It is older than everything else. */
const unknownDate = 1

/**
 * Corrects the date of an entry. A page from the future was written by a clock that was ahead. Nothing that has changed
 * since would be later, so it counts as expired (docs/decisions/087). A page that never expires stays as it is.
 * @template {Entry | null | undefined} T
 * @param {T} entry
 * @returns {T}
 */
function correctDate(entry) {
  const isAhead = entry && getTime(entry) > Date.now() + toleranceMilliseconds
  return isAhead ? { ...entry, lastModified: unknownDate } : entry
}

/**
 * Corrects the marks of tags. A tag that was marked by a clock that was ahead would make its pages old for as long. It
 * counts as marked now.
 */
function correctMarks() {
  const now = Date.now()
  for (const [tag, mark] of tagsManifest)
    if ((mark.stale ?? 0) > now + toleranceMilliseconds)
      tagsManifest.set(tag, { ...mark, stale: now })
  for (const [tag, time] of getExpiredTags() ?? [])
    if (time > now + toleranceMilliseconds) getExpiredTags()?.set(tag, now)
}

/**
 * Converts the date of an entry to Next's clock. That clock starts with the process, is not corrected later, and stops
 * while a virtual machine is paused. The date is moved by the difference, so that the age is right and a stale page
 * stays stale.
 * @param {Entry | null} entry
 */
function toNextsClock(entry) {
  const next = performance.timeOrigin + performance.now()
  const difference = next - Date.now()
  if (!entry || Math.abs(difference) < toleranceMilliseconds) return entry
  const { revalidate } = entry.cacheControl ?? {}
  const lifetime = typeof revalidate === 'number' ? (revalidate + 1) * 1000 : next
  const lastModified = isStale(entry) ? next - lifetime : getTime(entry) + difference
  return { ...entry, lastModified: Math.max(lastModified, unknownDate) }
}

/** Returns whether Next will regenerate a page. @param {Entry} entry */
function isStale(entry) {
  const { revalidate } = entry.cacheControl ?? {}
  const isOld = typeof revalidate === 'number' && getTime(entry) + revalidate * 1000 < Date.now()
  const isRevalidated = readTags(entry.value).some(
    (tag) => (tagsManifest.get(tag)?.stale ?? 0) > getTime(entry),
  )
  return isOld || isRevalidated || isExpired(entry)
}

/** Returns what the desk has marked (`lib/desk/records/poll-changes.ts`): tags, and when their pages changed. */
const getExpiredTags = () =>
  /** @type {{ [key: symbol]: Map<string, number> | undefined }} */ (globalThis)[
    Symbol.for('school-website.expired-tags')
  ]

/**
 * Returns whether the desk has changed what a page shows. Unlike a revalidated page, it is rendered before it is served
 * again. Without the desk no page is.
 * @param {Entry} entry
 */
function isExpired(entry) {
  const marked = getExpiredTags()
  if (!marked) return false
  return readTags(entry.value).some((tag) => (marked.get(tag) ?? 0) > getTime(entry))
}

/**
 * Builds the file of a page. `getFilePath` is private in Next's types. `tests/soak/cluster` covers it.
 * @param {any} cache
 * @param {string} key
 * @param {Value | null} value
 * @returns {string}
 */
const buildFile = (cache, key, value) =>
  cache.getFilePath(`${key}.${value?.kind === 'APP_ROUTE' ? 'body' : 'html'}`, value?.kind)
