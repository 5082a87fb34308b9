import { tabloidAddress } from '@/lib/updates/addresses'
import { answerTabloidFeed } from '@/lib/feeds/answers'

export const dynamic = 'force-dynamic'

/** The tabloid as an Atom feed (R-FEED-1). */
export const GET = () => answerTabloidFeed(tabloidAddress)
