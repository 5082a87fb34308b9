import 'server-only'
import { routes, unindexedRoutes } from '@/content/routes'
import { recordSitemaps } from './record-sitemaps'
import { sitemapResponse, sitemapIndexResponse } from './sitemap'

/** Answers `/sitemap.xml`: where the sitemaps are. */
export const handleSitemapIndex = (): Promise<Response> =>
  sitemapIndexResponse(
    ['pages', ...recordSitemaps.map(({ name }) => name)].map((name) => `/sitemap-${name}.xml`),
  )

/** Answers `/sitemap-pages.xml`: the pages of the route table that are no list of records. */
export function handlePageSitemap(): Promise<Response> {
  const others = [...unindexedRoutes, ...recordSitemaps.map(({ page }) => page)]
  const pages = routes.filter(({ path }) => !others.includes(path))
  return sitemapResponse(pages.map(({ path }) => ({ path })))
}
