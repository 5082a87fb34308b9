import { handleRecordSitemap } from '@/lib/seo/record-sitemaps'

/** Made ahead, and anew whenever the list is. */
export const dynamic = 'force-static'

/** The photo gallery and each of its albums, with their pictures, for search engines. */
export const GET = () => handleRecordSitemap('gallery')
