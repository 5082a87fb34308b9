import { handleSitemapIndex } from '@/lib/seo/site-sitemaps'

export const dynamic = 'force-static'

/** The index of the site's sitemaps (R-SEO-1). */
export const GET = handleSitemapIndex
