import { handleRecordSitemap } from '@/lib/seo/record-sitemaps'

/** Made ahead, and anew whenever the list is. */
export const dynamic = 'force-static'

/** The tabloid and each of its stories, for search engines. */
export const GET = () => handleRecordSitemap('tabloid')
