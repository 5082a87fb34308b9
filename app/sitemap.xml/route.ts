import { answerSiteIndex } from '@/lib/seo/site-sitemaps'

export const dynamic = 'force-static'

/** The index of the site's sitemaps (3-decisions.md B4). */
export const GET = answerSiteIndex
