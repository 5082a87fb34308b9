// @ts-check
import { channel } from 'node:diagnostics_channel'
import { existsSync } from 'node:fs'
import path from 'node:path'
import fileSystemCache from 'next/dist/server/lib/incremental-cache/file-system-cache.js'
import { tagsManifest } from 'next/dist/server/lib/incremental-cache/tags-manifest.external.js'
import { inlineSources, mapOrigins, pagePolicy } from './content-security-policy.mjs'
import { FleetingPages, isFleeting } from './fleeting.mjs'
import { withInlineStyles } from './inline-styles.mjs'
import { withLateFonts } from './late-fonts.mjs'
import { withLateManifest } from './late-manifest.mjs'
import { withLateScripts } from './late-scripts.mjs'
import { isStale, Makings, moment } from './makings.mjs'
import { isScriptFree, withoutFrameworkScripts } from './script-free.mjs'
import { SharedPages } from './shared-pages.mjs'
import { withShortNames } from './short-names.mjs'

// A CommonJS module of Next's, seen from an ES module.
const FileSystemCache =
  /** @type {typeof import('next/dist/server/lib/incremental-cache/file-system-cache').default} */ (
    /** @type {any} */ (fileSystemCache).default ?? fileSystemCache
  )

/** @typedef {import('next/dist/server/response-cache').IncrementalCacheValue} Value */

/** One connection for all handlers: Next makes a handler for every request. @type {SharedPages | undefined} */
let sharedPages

const fleetingPages = new FleetingPages()
const makings = new Makings()

/** Told to what keeps answers when this instance or another was told to make pages anew. */
const revalidated = channel('school-website.revalidated')

/**
 * Where Next keeps its pages (docs/decisions/007): its own files, and beyond them
 * - each page's scripts named in a strict Content-Security-Policy of its own,
 * - no framework script on pages that need none, and on others only once it is of use,
 * - what they use of their style sheets in the pages, and rarer fonts once they are painted,
 * - the same pages on all instances, through Redis, when `REDIS_URL` is set,
 * - no files for addresses that anybody can make up.
 */
export default class PageCache extends FileSystemCache {
  #shared
  #distDir

  /** @param {ConstructorParameters<typeof FileSystemCache>[0]} context */
  constructor(context) {
    const url = process.env.REDIS_URL
    // The middleware has a cache of its own, without a place on disk, which it never uses.
    const { dev, serverDistDir } = context
    const isServing = process.env.NEXT_PHASE !== 'phase-production-build' && !dev && serverDistDir
    // What another instance has made anew must not be hidden by this one's memory.
    super(url ? { ...context, maxMemoryCacheSize: 0 } : context)
    this.#distDir = path.join(serverDistDir || '.', '..')
    if (url && isServing)
      this.#shared = sharedPages ??= new SharedPages(url, serverDistDir, tagsManifest)
  }

  /** @override @type {InstanceType<typeof FileSystemCache>['get']} */
  async get(key, context) {
    const shared = await this.#shared?.get(key)
    if (shared) learn(shared.tags)
    const entry = shared?.entry ?? fleetingPages.get(key) ?? (await super.get(key, context))
    finish(entry?.value ?? null, this.#distDir)
    return context.kind === 'FETCH' ? entry : dated(makings.asked(key, entry))
  }

  /** @override @type {InstanceType<typeof FileSystemCache>['set']} */
  async set(key, value, context) {
    finish(value, this.#distDir)
    const cacheControl = 'cacheControl' in context ? context.cacheControl : undefined
    const lastModified = value?.kind === 'FETCH' ? moment() : makings.finished(key, value)
    const entry = { lastModified, value, cacheControl }
    // A page that has gone takes the place of the page that was there, and no other.
    const onlyInPlace = isFleeting(value)
    await this.#shared?.set(key, entry, { onlyInPlace })
    if (onlyInPlace && !existsSync(fileOf(this, key, value))) {
      fleetingPages.set(key, entry)
    } else {
      fleetingPages.delete(key)
      await super.set(key, value, context)
    }
  }

  /** @override @type {InstanceType<typeof FileSystemCache>['revalidateTag']} */
  async revalidateTag(tags, durations) {
    await super.revalidateTag(tags, durations)
    revalidated.publish([tags].flat())
    await this.#shared?.tell()
  }
}

/**
 * Where a page is kept. Private in Next's types; a test holds it.
 * @param {any} cache @param {string} key @param {Value | null} value
 * @returns {string}
 */
const fileOf = (cache, key, value) =>
  cache.getFilePath(`${key}.${value?.kind === 'APP_ROUTE' ? 'body' : 'html'}`, value?.kind)

/**
 * Takes note of what other instances were told to make anew: of pages, and of what has just been read.
 * @param {Map<string, number>} tags moments in milliseconds since 1970
 */
function learn(tags) {
  const news = [...tags].filter(([tag, stale]) => stale > (tagsManifest.get(tag)?.stale ?? 0))
  for (const [tag, stale] of news) tagsManifest.set(tag, { ...tagsManifest.get(tag), stale })
  if (news.length > 0) revalidated.publish(news.map(([tag]) => tag))
}

/** What Next calls the lifetime of a page that has none. */
const yearSeconds = 31_536_000

/**
 * A page with its age in seconds (RFC 9111, section 5.1), since Next names its whole lifetime whenever it is asked:
 * whoever keeps the page keeps it for the rest. One that is to be made anew has no rest.
 * @template {import('./fleeting.mjs').Entry | null} Given
 * @param {Given} entry
 */
function dated(entry) {
  const { value, lastModified, cacheControl } = entry ?? {}
  if (!entry || !value || !('headers' in value) || lastModified === undefined) return entry
  const { revalidate } = cacheControl ?? {}
  const lifetime = typeof revalidate === 'number' ? revalidate : yearSeconds
  const age = Math.max(0, Math.ceil((moment() - lastModified) / 1000))
  const shown = String(isStale(entry) ? Math.max(age, lifetime) : age)
  return { ...entry, value: { ...value, headers: { ...value.headers, age: shown } } }
}

const policyHeader = 'content-security-policy'

/**
 * Makes a page what visitors get; once done, it is kept so.
 * @param {Value | null} value
 * @param {string} distDir
 */
function finish(value, distDir) {
  if (value?.kind !== 'APP_PAGE' || typeof value.html !== 'string') return
  if (value.headers?.[policyHeader]) return
  const scriptFree = isScriptFree(value.html)
  const html = withLateManifest(value.html)
  const lean = scriptFree ? withoutFrameworkScripts(html) : withLateScripts(html)
  const styled = withLateFonts(withInlineStyles(lean, { distDir, scriptFree }), { scriptFree })
  value.html = scriptFree ? withShortNames(styled) : styled
  value.headers = {
    ...value.headers,
    [policyHeader]: pagePolicy({
      scripts: inlineSources(value.html, 'script'),
      styles: inlineSources(value.html, 'style'),
      frames: mapOrigins(value.html),
    }),
  }
}
