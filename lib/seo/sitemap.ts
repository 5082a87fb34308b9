import 'server-only'
import { getServerSideSitemap, getServerSideSitemapIndex } from 'next-sitemap'
import { sharedCacheControl } from '@/lib/core/cache-control.mjs'
import { escapeMarkup } from '@/lib/core/xml'
import { toAbsoluteUrl } from './absolute-urls'

/** A page in a sitemap. */
export type SitemapEntry = {
  /** Canonical path, percent-encoded. */
  path: string
  /** ISO 8601 day of the last change, only if known. */
  lastModified?: string
  /** Paths of the page in all its languages, by their tags, and of the default one (`x-default`). */
  languages?: Readonly<Record<string, string>>
  /** URLs of the pictures on the page, percent-encoded. */
  pictures?: readonly string[]
}

/** The maximum number of URLs in one file (sitemaps.org). */
const maxEntries = 50_000

/** Google reads up to 1,000 pictures per page. With 200, a sitemap of 1,000 albums stays below the limit of 50 MB. */
const maxPictures = 200

const headers = {
  'Content-Type': 'application/xml; charset=utf-8',
  'Cache-Control': sharedCacheControl(false),
}

/** next-sitemap does not escape URLs. */
const formatLocation = (path: string) => escapeMarkup(toAbsoluteUrl(path))

/** Responds with a sitemap (sitemaps.org, and Google's image extension). */
export const createSitemapResponse = (entries: readonly SitemapEntry[]): Promise<Response> =>
  getServerSideSitemap(
    entries.slice(0, maxEntries).map(({ path, lastModified, languages = {}, pictures = [] }) => ({
      loc: formatLocation(path),
      lastmod: lastModified,
      alternateRefs: Object.entries(languages).map(([hreflang, href]) => ({
        hreflang,
        href: formatLocation(href),
        hrefIsAbsolute: true,
      })),
      images: pictures.slice(0, maxPictures).map((href) => ({ loc: new URL(toAbsoluteUrl(href)) })),
    })),
    headers,
  )

/** Responds with an index of the sitemaps at these paths. */
export const createSitemapIndexResponse = (paths: readonly string[]): Promise<Response> =>
  getServerSideSitemapIndex(paths.map(formatLocation), headers)
