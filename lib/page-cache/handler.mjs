// @ts-check
/* eslint no-restricted-syntax: "off" -- Next dates its pages by the clock of the system. */
import { channel } from 'node:diagnostics_channel'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { LRUCache } from 'lru-cache'
import fileSystemCache from 'next/dist/server/lib/incremental-cache/file-system-cache.js'
import { tagsManifest } from 'next/dist/server/lib/incremental-cache/tags-manifest.external.js'
import { redisClient } from '../core/redis-client.mjs'
import { isEphemeral, tagsOf } from './ephemeral.mjs'
import { finishPage, policyHeader, policyOf } from './finish-page.mjs'
import { RedisStore } from './redis-store.mjs'

// A CommonJS module of Next's, seen from an ES module.
const FileSystemCache =
  /** @type {typeof import('next/dist/server/lib/incremental-cache/file-system-cache').default} */ (
    /** @type {any} */ (fileSystemCache).default ?? fileSystemCache
  )

/** @typedef {import('./ephemeral.mjs').Value} Value */
/** @typedef {import('./redis-store.mjs').Entry} Entry */

/** Of some 100 KB each: pages that have no file, and those that another instance has rendered. */
const maxPagesInMemory = 200
/** @type {LRUCache<string, Entry>} */
const pagesInMemory = new LRUCache({ max: maxPagesInMemory })

/** One for all handlers: Next makes a handler for every request. @type {RedisStore | undefined} */
let sharedStore

/** Tells the content client that what it has read may be out of date. */
const revalidated = channel('school-website.revalidated')

/** No page takes longer to render: the content service is given up sooner. */
const maxRenderMilliseconds = 10_000

/**
 * Next's own page cache on disk, and in addition
 * - finished pages (docs/decisions/043): a Content-Security-Policy each, information pages without framework script,
 * - the same pages on all instances, through Redis, when `REDIS_URL` is set,
 * - no files for made-up addresses.
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
    // The middleware has a handler of its own, without a folder, which it never uses.
    const isServing = process.env.NEXT_PHASE !== 'phase-production-build' && !dev && serverDistDir
    if (url && isServing)
      this.#shared = sharedStore ??= new RedisStore(redisClient(url), this.#distDir, tags)
  }

  /** @override @type {InstanceType<typeof FileSystemCache>['get']} */
  async get(key, context) {
    const local = pagesInMemory.get(key) ?? (await super.get(key, context))
    if (!this.#shared || context.kind === 'FETCH' || (local && !isStale(local))) return local
    // Another instance may have rendered it already.
    const shared = await this.#shared.get(key)
    if (!shared || (local && timeOf(shared) <= timeOf(local))) return local
    pagesInMemory.set(key, shared)
    return shared
  }

  /** @override @type {InstanceType<typeof FileSystemCache>['set']} */
  async set(key, value, context) {
    await finish(value, key, this.#distDir)
    const cacheControl = 'cacheControl' in context ? context.cacheControl : undefined
    const entry = { lastModified: Date.now(), value, cacheControl }
    const ephemeral = isEphemeral(value)
    if (value?.kind !== 'FETCH') await this.#shared?.set(key, entry, { onlyReplace: ephemeral })
    // A record that was removed replaces its page, and no other.
    if (ephemeral && !existsSync(fileOf(this, key, value))) {
      pagesInMemory.set(key, entry)
    } else {
      pagesInMemory.delete(key)
      await super.set(key, value, context)
    }
  }

  /**
   * Revalidates twice: Next takes a page for new whose rendering began before its tag was revalidated and ended
   * afterwards, although it may show what was read before, and would serve it for its whole lifetime.
   * @override @type {InstanceType<typeof FileSystemCache>['revalidateTag']}
   */
  async revalidateTag(names, durations) {
    const revalidate = async () => {
      await super.revalidateTag(names, durations)
      revalidated.publish([names].flat())
      await this.#shared?.publishTags()
    }
    await revalidate()
    setTimeout(revalidate, maxRenderMilliseconds).unref()
  }
}

/**
 * Finishes a page. One that cannot be finished goes out as Next made it: it works, and is only slower.
 * @param {Value | null} value @param {string} key @param {string} distDir
 */
async function finish(value, key, distDir) {
  if (value?.kind !== 'APP_PAGE' || typeof value.html !== 'string') return
  if (value.headers?.[policyHeader]) return
  const page = await finishPage(value.html, distDir).catch((/** @type {unknown} */ error) => {
    console.error(`The page ${key} could not be finished and is served as Next rendered it.`, error)
    return { html: String(value.html), policy: policyOf(String(value.html)) }
  })
  value.html = page.html
  value.headers = { ...value.headers, [policyHeader]: page.policy }
}

/** Revalidated tags, of this instance and of others. */
const tags = {
  current: () =>
    new Map([...tagsManifest].flatMap(([tag, { stale }]) => (stale ? [[tag, stale]] : []))),
  /** @param {Map<string, number>} received */
  received(received) {
    const news = [...received].filter(([tag, stale]) => stale > (tagsManifest.get(tag)?.stale ?? 0))
    for (const [tag, stale] of news) tagsManifest.set(tag, { ...tagsManifest.get(tag), stale })
    if (news.length > 0) revalidated.publish(news.map(([tag]) => tag))
  },
}

/** @param {Entry} entry */
const timeOf = ({ lastModified }) => lastModified ?? 0

/** Whether Next is going to render a page again. @param {Entry} entry */
function isStale(entry) {
  const { revalidate } = entry.cacheControl ?? {}
  const isOld = typeof revalidate === 'number' && timeOf(entry) + revalidate * 1000 < Date.now()
  return (
    isOld || tagsOf(entry.value).some((tag) => (tagsManifest.get(tag)?.stale ?? 0) > timeOf(entry))
  )
}

/**
 * Where a page is stored. Private in Next's types; a test holds it.
 * @param {any} cache @param {string} key @param {Value | null} value
 * @returns {string}
 */
const fileOf = (cache, key, value) =>
  cache.getFilePath(`${key}.${value?.kind === 'APP_ROUTE' ? 'body' : 'html'}`, value?.kind)
