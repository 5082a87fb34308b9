import 'server-only'
import { socialImages } from '@/content/words/en/social-images'
import type { Album, NewsItem, SchoolEvent, ServiceFile, TabloidEntry } from '@/lib/content/types'
import { formatDate, formatDays, getRecordDay } from '@/lib/core/dates'
import { readPage } from '@/lib/rich-text/read-page'
import { getJpegUrl } from '@/lib/pictures/files'
import { findPicture } from '@/lib/pictures/pictures'
import { lists } from '@/lib/records/list-view'
import { tabloidPath } from '@/lib/records/tabloid-list'
import { getAlbumTitle, getEventTitle, getNewsTitle, getTabloidTitle } from '@/lib/records/titles'
import { findRoute } from '@/lib/routing/routes'
import { type SocialImage, createImage } from './social-image'

/** Social images of single records: the title, the date, and the first picture if there is one. */

export async function getNewsImage(item: NewsItem): Promise<SocialImage> {
  const { path } = lists.news
  return createImage({
    place: `news/${item.id}`,
    kicker: findRoute(path).label,
    title: getNewsTitle(item),
    note: formatDays(item.date, null),
    flag: formatFlag(item),
    photo: findFirstPicture(item.attachments),
    picture: getJpegUrl((await readPage(path)).picture),
  })
}

export const getEventImage = (event: SchoolEvent): SocialImage =>
  createImage({
    place: `events/${event.id}`,
    kicker: findRoute(lists.events.path).label,
    title: getEventTitle(event),
    note: joinParts(formatDays(event.date, event.end), event.venue),
    flag: formatFlag(event),
    photo: findFirstPicture(event.images),
    picture: getJpegUrl(findPicture('event-default')),
  })

export async function getTabloidImage(entry: TabloidEntry): Promise<SocialImage> {
  return createImage({
    place: `tabloid/${encodeURIComponent(entry.id ?? entry.slug ?? '')}`,
    kicker: findRoute(tabloidPath).label,
    title: getTabloidTitle(entry),
    note: formatDays(entry.date, null),
    photo: findFirstPicture([...entry.images, ...entry.attachments]),
    picture: getJpegUrl((await readPage(tabloidPath)).picture),
  })
}

export const getAlbumImage = ({ id, title, date, pictures }: Album): SocialImage =>
  createImage({
    place: `albums/${id}`,
    kicker: findRoute(lists.gallery.path).label,
    title: getAlbumTitle({ title }),
    note: joinParts(formatDate(date, 'card', ''), socialImages.photos(pictures.length)),
    photo: findFirstPicture(pictures),
    picture: getJpegUrl(findPicture('album-default')),
  })

const joinParts = (...parts: string[]) => parts.filter(Boolean).join(' · ')

const findFirstPicture = (files: readonly ServiceFile[]) =>
  files.find(({ isPicture }) => isPicture)?.href

function formatFlag({ date }: Pick<NewsItem, 'date'>) {
  const day = getRecordDay(date)
  return day && { day: day.day, month: day.month }
}
