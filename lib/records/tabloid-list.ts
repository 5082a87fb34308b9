import { tabloidPageSize } from '@/content/constants'
import type { TabloidEntry } from '@/lib/content/types'
import type { RichNode } from '@/lib/rich-text/rich-nodes'
import { type Range, urlWithRange } from './pagination'

/** What a card of the tabloid list shows of an entry: its sanitised description, one picture. */
export type TabloidSummary = Pick<
  TabloidEntry,
  'id' | 'slug' | 'title' | 'text' | 'url' | 'date' | 'images' | 'attachments' | 'alt'
> & { description: RichNode[] }

/** The first view of the list: no more entries than it shows. Plain data, for the island. */
export type TabloidView = {
  /** When it was made, ISO 8601: "today" until the browser's own clock is known. */
  renderedAt: string
  /** Place of the first entry in the whole list. */
  from: number
  entries: TabloidSummary[]
  /** How many entries there are in all. */
  total: number
}

export const tabloidPath = '/tabloid'

/** The call that answers with the next page of cards. */
export const tabloidEndpoint = (from: number): string => `/api/lists/tabloid?from=${from}`

/** The list with such a part of it shown: where Show More leads without script. */
export const tabloidHref = (span: Range): string => urlWithRange(tabloidPath, span, tabloidPageSize)

/** Name of a card in its page, so that a link can lead to the first of those that were added. */
export const cardId = (position: number): string => `story-${position + 1}`
