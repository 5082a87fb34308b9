import { newsAddress } from '@/lib/updates/addresses'
import { answerNewsFeed } from '@/lib/feeds/answers'

export const dynamic = 'force-dynamic'

/** News as an Atom feed (R-FEED-1). */
export const GET = () => answerNewsFeed(newsAddress)
