import { handleRecordSitemap } from '@/lib/seo/record-sitemaps'

/** Prerendered, and regenerated together with the list. */
export const dynamic = 'force-static'

/** The tabloid and each of its stories, for search engines. */
export const GET = () => handleRecordSitemap('tabloid')
