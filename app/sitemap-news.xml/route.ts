import { handleRecordSitemap } from '@/lib/seo/record-sitemaps'

/** Prerendered, and regenerated together with the list. */
export const dynamic = 'force-static'

/** The news page and the page of each item (R-NEWS-5), for search engines. */
export const GET = () => handleRecordSitemap('news')
