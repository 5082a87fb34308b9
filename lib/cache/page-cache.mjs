// @ts-check
import fileSystemCache from 'next/dist/server/lib/incremental-cache/file-system-cache.js'
import { tagsManifest } from 'next/dist/server/lib/incremental-cache/tags-manifest.external.js'
import path from 'node:path'
import { inlineSources, mapOrigins, pagePolicy } from './content-security-policy.mjs'
import { withInlineStyles } from './inline-styles.mjs'
import { isScriptFree, withoutFrameworkScripts } from './script-free.mjs'
import { SharedPages } from './shared-pages.mjs'

// A CommonJS module of Next's, seen from an ES module.
const FileSystemCache =
  /** @type {typeof import('next/dist/server/lib/incremental-cache/file-system-cache').default} */ (
    /** @type {any} */ (fileSystemCache).default ?? fileSystemCache
  )

/** @typedef {import('next/dist/server/response-cache').IncrementalCacheValue} Value */

/** One connection for all handlers: Next makes a handler for every request. @type {SharedPages | undefined} */
let sharedPages

/**
 * Where Next keeps its pages (architecture, decision 6): its own files, and beyond them
 * - each page's scripts named in a strict Content-Security-Policy of its own,
 * - no framework script on pages that need none, and their style sheets in them,
 * - the same pages on all instances, through Redis, when `REDIS_URL` is set.
 */
export default class PageCache extends FileSystemCache {
  #shared
  #distDir

  /** @param {ConstructorParameters<typeof FileSystemCache>[0]} context */
  constructor(context) {
    const url = process.env.REDIS_URL
    const isServing = process.env.NEXT_PHASE !== 'phase-production-build' && !context.dev
    // What another instance has made anew must not be hidden by this one's memory.
    super(url ? { ...context, maxMemoryCacheSize: 0 } : context)
    this.#distDir = path.join(context.serverDistDir, '..')
    if (url && isServing) this.#shared = sharedPages ??= new SharedPages(url, context.serverDistDir)
  }

  /** @override @type {InstanceType<typeof FileSystemCache>['get']} */
  async get(key, context) {
    const shared = await this.#shared?.get(key)
    for (const [tag, times] of shared?.tags ?? []) tagsManifest.set(tag, times)
    const entry = shared?.entry ?? (await super.get(key, context))
    finish(entry?.value ?? null, this.#distDir)
    return entry
  }

  /** @override @type {InstanceType<typeof FileSystemCache>['set']} */
  async set(key, value, context) {
    finish(value, this.#distDir)
    await super.set(key, value, context)
    const cacheControl = 'cacheControl' in context ? context.cacheControl : undefined
    await this.#shared?.set(key, {
      lastModified: Math.floor(performance.timeOrigin + performance.now()),
      value,
      cacheControl,
    })
  }

  /** @override @type {InstanceType<typeof FileSystemCache>['revalidateTag']} */
  async revalidateTag(tags, durations) {
    await super.revalidateTag(tags, durations)
    const times = [tags]
      .flat()
      .map((tag) => /** @type {const} */ ([tag, tagsManifest.get(tag) ?? {}]))
    await this.#shared?.setTags(new Map(times))
  }
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
  if (isScriptFree(value.html)) {
    value.html = withInlineStyles(withoutFrameworkScripts(value.html), distDir)
  }
  value.headers = {
    ...value.headers,
    [policyHeader]: pagePolicy({
      scripts: inlineSources(value.html, 'script'),
      styles: inlineSources(value.html, 'style'),
      frames: mapOrigins(value.html),
    }),
  }
}
