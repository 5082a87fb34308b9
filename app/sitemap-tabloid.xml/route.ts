import { tabloidAddress } from '@/lib/updates/addresses'
import { answerRecordSitemap } from '@/lib/seo/record-sitemaps'

/** Made ahead, and anew whenever the list is. */
export const dynamic = 'force-static'

/** The tabloid and each of its stories, for search engines. */
export const GET = () => answerRecordSitemap('tabloid', tabloidAddress)
