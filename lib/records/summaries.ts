import type { Album, NewsItem, SchoolEvent, ServiceFile } from '@/lib/content/types'
import type { RecordDate } from '@/lib/core/dates'

/** Records reduced to the fields that a list shows, so that a long list is a small response. */

/** An album in a list: its cover and the number of its pictures (R-GALLERY-3). */
export type AlbumSummary = {
  id: string | null
  title: string
  date: RecordDate
  cover: ServiceFile | null
  count: number
}

export const summariseAlbum = ({ id, title, date, pictures }: Album): AlbumSummary => ({
  id,
  title,
  date,
  cover: pictures[0] ?? null,
  count: pictures.length,
})

/** An event with the one image and the one attachment that its card shows (R-EVENTS-3). */
export const summariseEvent = (event: SchoolEvent): SchoolEvent => ({
  ...withoutFormat(event),
  images: event.images.filter(({ isPicture }) => isPicture).slice(0, 1),
  attachments: event.attachments.slice(0, 1),
})

/** A news item with the one attachment that it links to (R-NEWS-3). */
export const summariseNews = (item: NewsItem): NewsItem => ({
  ...withoutFormat(item),
  attachments: item.attachments.slice(0, 1),
})

/** Lists show plain text. */
function withoutFormat<T extends { formatted?: string }>(record: T): T {
  const plain = { ...record }
  delete plain.formatted
  return plain
}
