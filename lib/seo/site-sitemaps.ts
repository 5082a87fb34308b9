import 'server-only'
import { routes, unindexedRoutes } from '@/content/routes'
import { recordSitemaps } from './record-sitemaps'
import { answerSitemap, answerSitemapIndex } from './sitemap'

/** Answers `/sitemap.xml`: where the sitemaps are. */
export const answerSiteIndex = (): Promise<Response> =>
  answerSitemapIndex(
    ['pages', ...recordSitemaps.map(({ name }) => name)].map((name) => `/sitemap-${name}.xml`),
  )

/** Answers `/sitemap-pages.xml`: the pages of the route table that are no list of records. */
export function answerPageSitemap(): Promise<Response> {
  const others = [...unindexedRoutes, ...recordSitemaps.map(({ page }) => page)]
  const pages = routes.filter(({ path }) => !others.includes(path))
  return answerSitemap(pages.map(({ path }) => ({ path })))
}
