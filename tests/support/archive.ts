import { dayOf, isoDay, now } from '../../lib/dates'
import type { RecordName } from './content-server'

export type ArchiveSize = {
  years: number
  news: number
  events: number
  albums: number
  picturesPerAlbum: number
  stories: number
}

/** No more than the first view of each screen can show, and a little. */
export const shortArchive: ArchiveSize = {
  years: 1,
  news: 40,
  events: 40,
  albums: 40,
  picturesPerAlbum: 50,
  stories: 12,
}

export const idOf = (kind: 1 | 2 | 3 | 4, index: number) =>
  String(kind) + String(index).padStart(23, '0')

/**
 * The records of a school with an archive of that size, as its content service holds them: spread over the
 * years back from this one, a third of them in the present month.
 * @param mark stands in the first title of each list
 */
export function archiveOf(size: ArchiveSize, mark: string): Partial<Record<RecordName, unknown[]>> {
  const { news, events, albums, picturesPerAlbum, stories } = size
  const record = (kind: 1 | 2 | 3 | 4, index: number, title: string) => ({
    _id: idOf(kind, index),
    title: `${index === 0 ? `${mark}: ` : ''}${title} ${index}`,
    description: words(index),
  })
  return {
    news: many(news, (index) => ({
      ...record(1, index, 'Notice for parents, number'),
      fromDate: dateOf(index, size),
      attachments: index % 2 ? [`documents/notice-${index}.pdf`] : [],
    })),
    events: many(events, (index) => ({
      ...record(2, index, 'Inter-house event, number'),
      date: dateOf(index, size),
      time: '09:30 am',
      venue: 'Main field',
      images: [`albums/event-${index}.jpg`],
      attachments: [],
    })),
    gallery: many(albums, (index) => ({
      ...record(3, index, 'Album of the year, number'),
      category: 'PhotoGallery',
      date: dateOf(index, size),
      attachments: many(
        picturesPerAlbum,
        (picture) => `albums/album-${index}/picture-${picture}.jpg`,
      ),
    })),
    blog: many(stories, (index) => ({
      ...record(4, index, 'Story of the week, number'),
      description: `<p>${words(index)}</p>`.repeat(20),
      date: dateOf(index, size),
      blog_seo: `story-${index}`,
      images: [`albums/story-${index}.jpg`],
      attachments: [],
    })),
  }
}

/** The first record is the newest, and none is later than this month. */
function dateOf(index: number, { years }: ArchiveSize): string {
  const { year, month } = dayOf(now())
  return isoDay({
    year: year - (index % years),
    month: index % 3 === 0 ? month : 1 + (index % month),
    day: 28 - (index % 28),
  })
}

const many = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index))

const words = (index: number) =>
  `The assembly begins at ten past eight in the hall of block ${index % 7}. Parents are asked to be seated by eight; the gate at the tea garden side stays closed until the end.`
