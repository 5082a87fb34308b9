import { handleTabloidFeed } from '@/lib/records/feed-handlers'

export const dynamic = 'force-dynamic'

/** The tabloid as an Atom feed (R-FEED-1). */
export const GET = () => handleTabloidFeed()
