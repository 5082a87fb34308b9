import { handleNewsFeed } from '@/lib/records/feed-handlers'

export const dynamic = 'force-dynamic'

/** News as an Atom feed (R-FEED-1). */
export const GET = (request: Request) => handleNewsFeed(request)
