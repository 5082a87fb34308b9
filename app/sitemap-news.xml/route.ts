import { handleRecordSitemap } from '@/lib/seo/record-sitemaps'

/** Made ahead, and anew whenever the list is. */
export const dynamic = 'force-static'

/** News and each of its items (R-NEWS-5), for search engines. */
export const GET = () => handleRecordSitemap('news')
