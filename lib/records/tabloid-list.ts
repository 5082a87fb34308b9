import { tabloidPageSize } from '@/content/constants'
import type { TabloidEntry } from '@/lib/content/types'
import type { RichNode } from '@/lib/rich-text/rich-nodes'
import { type Range, addRangeToUrl } from './pagination'

/** The fields of an entry that its card shows, with the sanitised description and one picture. */
export type TabloidSummary = Pick<
  TabloidEntry,
  'id' | 'slug' | 'title' | 'text' | 'url' | 'date' | 'images' | 'attachments' | 'alt'
> & { description: RichNode[] }

/** The first view of the list, with only the entries it shows. Serializable, for the island. */
export type TabloidView = {
  /** Render time, ISO 8601. Used as "today" until hydration, when the browser's clock is available. */
  renderedAt: string
  /** Offset of the first entry in the full list. */
  from: number
  entries: TabloidSummary[]
  /** Number of entries in the full list. */
  total: number
}

export const tabloidPath = '/tabloid'

/** Returns the URL of the next page of cards. */
export const buildTabloidEndpoint = (from: number): string => `/api/lists/tabloid?from=${from}`

/** Returns the URL of the list with this range: the link of Show More without script. */
export const buildTabloidHref = (range: Range): string =>
  addRangeToUrl(tabloidPath, range, tabloidPageSize)

/** Element id of a card, so that a link can target the first added card. */
export const getCardId = (position: number): string => `story-${position + 1}`
