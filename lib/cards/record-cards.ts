import 'server-only'
import { cardCopy } from '@/content/microcopy/cards'
import type {
  Album,
  NewsItem,
  SchoolEvent,
  ServiceFile,
  TabloidEntry,
} from '@/lib/content-service/types'
import { formatDate, formatDays, recordDay } from '@/lib/dates'
import { readPage } from '@/lib/pages/read-page'
import { findPicture } from '@/lib/pictures/pictures'
import { findRoute } from '@/lib/routing/routes'
import { lists } from '@/lib/updates/lists'
import { albumTitle, eventTitle, newsTitle, tabloidTitle } from '@/lib/updates/record-titles'
import { tabloidPath } from '@/lib/updates/tabloid-list'
import { type Card, makeCard } from './card'

/** Cards of single records: their titles and days, and their own first picture where they have one. */

export async function newsCard(item: NewsItem): Promise<Card> {
  const { path } = lists.news
  return makeCard({
    place: `news/${item.id}`,
    kicker: findRoute(path).label,
    title: newsTitle(item),
    note: formatDays(item.date, null),
    flag: flagOf(item),
    photo: firstPicture(item.attachments),
    picture: (await readPage(path)).picture.fallback,
  })
}

export const eventCard = (event: SchoolEvent): Card =>
  makeCard({
    place: `events/${event.id}`,
    kicker: findRoute(lists.events.path).label,
    title: eventTitle(event),
    note: line(formatDays(event.date, event.end), event.venue),
    flag: flagOf(event),
    photo: firstPicture(event.images),
    picture: findPicture('event-default').fallback,
  })

export async function storyCard(entry: TabloidEntry): Promise<Card> {
  return makeCard({
    place: `tabloid/${encodeURIComponent(entry.id ?? entry.slug ?? '')}`,
    kicker: findRoute(tabloidPath).label,
    title: tabloidTitle(entry),
    note: formatDays(entry.date, null),
    photo: firstPicture([...entry.images, ...entry.attachments]),
    picture: (await readPage(tabloidPath)).picture.fallback,
  })
}

export const albumCard = ({ id, title, date, pictures }: Album): Card =>
  makeCard({
    place: `albums/${id}`,
    kicker: findRoute(lists.gallery.path).label,
    title: albumTitle({ title }),
    note: line(formatDate(date, 'card', ''), cardCopy.photos(pictures.length)),
    photo: firstPicture(pictures),
    picture: findPicture('album-default').fallback,
  })

const line = (...parts: string[]) => parts.filter(Boolean).join(' · ')

const firstPicture = (files: readonly ServiceFile[]) =>
  files.find(({ isPicture }) => isPicture)?.href

function flagOf({ date }: Pick<NewsItem, 'date'>) {
  const found = recordDay(date)
  return found && { day: found.day, month: found.month }
}
