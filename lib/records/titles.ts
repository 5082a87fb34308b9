import { events } from '@/content/words/en/events'
import { gallery } from '@/content/words/en/gallery'
import { news } from '@/content/words/en/news'
import { tabloid } from '@/content/words/en/tabloid'
import type { NewsItem, SchoolEvent } from '@/lib/content/types'
import { formatDays, type RecordDate } from '@/lib/core/dates'
import { cut } from '@/lib/rich-text/cut'

/** Maximum length of a title that is taken from a description. */
const maxTitleLength = 160

/** Heading of a news item: its title or the beginning of its description, so that no heading is empty. */
export const getNewsTitle = ({ title, description }: NewsItem): string =>
  title || cut(description, maxTitleLength) || news.untitled

/** Heading of an event (R-HOME-7). */
export const getEventTitle = ({ title }: SchoolEvent): string => title || events.untitled

/** Heading of an album (R-HOME-11). */
export const getAlbumTitle = ({ title }: { title: string }): string =>
  title || gallery.placeholderTitle

/** Heading of a tabloid entry (R-HOME-10). */
export const getTabloidTitle = ({ title }: { title: string }): string => title || tabloid.untitled

/** Returns a title with its dates, for search results and shared messages (R-NEWS-5, R-EVENTS-7). */
export const formatDatedTitle = (title: string, date: RecordDate, end: RecordDate = null): string =>
  [title, formatDays(date, end)].filter(Boolean).join(', ')
