import 'server-only'
import { routes, unindexedRoutes } from '@/content/routes'
import { recordSitemaps } from './record-sitemaps'
import { sitemapResponse, sitemapIndexResponse } from './sitemap'

/** Handles `/sitemap.xml`: the index of the sitemaps. */
export const handleSitemapIndex = (): Promise<Response> =>
  sitemapIndexResponse(
    ['pages', ...recordSitemaps.map(({ name }) => name)].map((name) => `/sitemap-${name}.xml`),
  )

/** Handles `/sitemap-pages.xml`: the pages of the route table, except lists of records. */
export function handlePageSitemap(): Promise<Response> {
  const excluded = [...unindexedRoutes, ...recordSitemaps.map(({ page }) => page)]
  const pages = routes.filter(({ path }) => !excluded.includes(path))
  return sitemapResponse(pages.map(({ path }) => ({ path })))
}
