import { eventCopy } from '@/content/microcopy/events'
import { galleryCopy } from '@/content/microcopy/gallery'
import { newsCopy } from '@/content/microcopy/news'
import { tabloidCopy } from '@/content/microcopy/tabloid'
import type { NewsItem, SchoolEvent } from '@/lib/content/types'
import { formatDays, type RecordDate } from '@/lib/core/dates'
import { cut } from '@/lib/rich-text/cut'

/** A description that stands in for a title is not let run on. */
const maxTitleLength = 160

/** What heads a news item: its title, else the beginning of its description, so that no heading is empty. */
export const newsTitle = ({ title, description }: NewsItem): string =>
  title || cut(description, maxTitleLength) || newsCopy.untitled

/** What heads an event (R-HOME-7). */
export const eventTitle = ({ title }: SchoolEvent): string => title || eventCopy.untitled

/** What heads an album (R-HOME-11). */
export const albumTitle = ({ title }: { title: string }): string =>
  title || galleryCopy.placeholderTitle

/** What heads an entry of the tabloid (R-HOME-10). */
export const tabloidTitle = ({ title }: { title: string }): string => title || tabloidCopy.untitled

/** A title as it stands away from the page, in search results and messages: with its days (R-NEWS-5, R-EVENTS-7). */
export const datedTitle = (title: string, date: RecordDate, end: RecordDate = null): string =>
  [title, formatDays(date, end)].filter(Boolean).join(', ')
