import { albumAddress } from '@/lib/updates/addresses'
import { answerRecordSitemap } from '@/lib/seo/record-sitemaps'

/** Made ahead, and anew whenever the list is. */
export const dynamic = 'force-static'

/** The photo gallery and each of its albums, with their pictures, for search engines. */
export const GET = () => answerRecordSitemap('gallery', albumAddress)
