import 'server-only'
import { routes, unindexedRoutes } from '@/content/routes'
import { recordSitemaps } from './record-sitemaps'
import { localizePath } from '@/lib/routing/translations'
import { getAlternateLanguages, listIndexedLanguages } from './languages'
import { type SitemapEntry, createSitemapResponse, createSitemapIndexResponse } from './sitemap'

/** Handles `/sitemap.xml`: the index of the sitemaps. */
export const handleSitemapIndex = (): Promise<Response> =>
  createSitemapIndexResponse(
    ['pages', ...recordSitemaps.map(({ name }) => name)].map((name) => `/sitemap-${name}.xml`),
  )

/**
 * Handles `/sitemap-pages.xml`: the pages of the route table, except lists of records, in all languages in which
 * somebody has reviewed them (R-LANGUAGE-5).
 */
export async function handlePageSitemap(): Promise<Response> {
  const excluded = [...unindexedRoutes, ...recordSitemaps.map(({ page }) => page)]
  const pages = routes.filter(({ path }) => !excluded.includes(path))
  return createSitemapResponse(
    (await Promise.all(pages.map(({ path }) => listPageEntries(path)))).flat(),
  )
}

/** Lists a page in each of its languages. */
async function listPageEntries(path: string): Promise<SitemapEntry[]> {
  const tags = await listIndexedLanguages(path)
  const languages = getAlternateLanguages(path, tags)
  return tags.map((language) => ({ path: localizePath(language, path), languages }))
}
