import { handlePageSitemap } from '@/lib/seo/site-sitemaps'

export const dynamic = 'force-static'

/** The pages of the route table, for search engines. */
export const GET = handlePageSitemap
