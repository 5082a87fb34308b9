import 'server-only'
import { getServerSideSitemap, getServerSideSitemapIndex } from 'next-sitemap'
import { escapeMarkup } from '@/lib/core/xml'
import { absoluteUrl } from './absolute-urls'

/** A page that search engines may list. */
export type SitemapEntry = {
  /** Canonical address, percent-encoded. */
  path: string
  /** ISO 8601 day of its last change, where it is known: none is better than a guess. */
  changed?: string
  /** Addresses of the pictures that it shows, percent-encoded. */
  pictures?: readonly string[]
}

/** Most addresses of one file (sitemaps.org). */
const maxEntries = 50_000

/** Google reads a thousand of a page; so many keep a file of a thousand albums below its limit of 50 MB. */
const maxPictures = 200

const headers = { 'Content-Type': 'application/xml; charset=utf-8' }

/** next-sitemap writes addresses as they are given. */
const location = (path: string) => escapeMarkup(absoluteUrl(path))

/** Answers with a sitemap (sitemaps.org, and Google's image extension). */
export const sitemapResponse = (entries: readonly SitemapEntry[]): Promise<Response> =>
  getServerSideSitemap(
    entries.slice(0, maxEntries).map(({ path, changed, pictures = [] }) => ({
      loc: location(path),
      lastmod: changed,
      images: pictures.slice(0, maxPictures).map((href) => ({ loc: new URL(absoluteUrl(href)) })),
    })),
    headers,
  )

/** Answers with the index of the sitemaps at these paths. */
export const sitemapIndexResponse = (paths: readonly string[]): Promise<Response> =>
  getServerSideSitemapIndex(paths.map(location), headers)
