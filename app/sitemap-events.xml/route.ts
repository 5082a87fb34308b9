import { handleRecordSitemap } from '@/lib/seo/record-sitemaps'

/** Made ahead, and anew whenever the list is. */
export const dynamic = 'force-static'

/** Events and each of them (R-EVENTS-7), for search engines. */
export const GET = () => handleRecordSitemap('events')
