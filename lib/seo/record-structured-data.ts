import 'server-only'
import type { BlogPosting, Event, ImageGallery, NewsArticle, Place, WithContext } from 'schema-dts'
import { school } from '@/content/school'
import type { Album, NewsItem, SchoolEvent, ServiceFile, TabloidEntry } from '@/lib/content/types'
import { formatIsoDay, formatIsoDateTime, getRecordDay } from '@/lib/core/dates'
import { parseClock } from '@/lib/records/event-time'
import { getAlbumTitle, getEventTitle, getNewsTitle, getTabloidTitle } from '@/lib/records/titles'
import { cut } from '@/lib/rich-text/cut'
import { detectScript } from '@/lib/rich-text/detect-script'
import { toAbsoluteUrl, getPreviewPicture } from './absolute-urls'
import { buildSchoolAddress, buildSchoolReference } from './school-structured-data'

/**
 * Structured data of single records, for search engines (R-NEWS-5, R-EVENTS-7). It contains only data of the content
 * service. Missing values are omitted.
 */

/** The longest headline that search engines accept. */
const headlineLength = 110
const descriptionLength = 500
/** An album may have hundreds of pictures. */
const maxPictures = 40

const listPictures = (files: readonly ServiceFile[]) => {
  const pictures = files.filter(({ isPicture }) => isPicture).map(getPreviewPicture)
  return pictures.length > 0 ? pictures.map(toAbsoluteUrl) : undefined
}

const cutDescription = (text: string) => cut(text, descriptionLength) || undefined

/** @param url absolute URL of the item's page */
export function buildNewsArticle(item: NewsItem, url: string): WithContext<NewsArticle> {
  const day = getRecordDay(item.date)
  const title = getNewsTitle(item)
  return {
    '@context': 'https://schema.org',
    '@type': 'NewsArticle',
    headline: cut(title, headlineLength),
    description: cutDescription(item.description),
    datePublished: day && formatIsoDay(day),
    dateModified: item.correction?.at,
    image: listPictures(item.attachments),
    inLanguage: detectScript(`${title} ${item.description}`) ?? 'en-IN',
    mainEntityOfPage: url,
    author: buildSchoolReference(),
    publisher: buildSchoolReference(),
  }
}

/**
 * Returns the structured data of an event. The start time is only set when the service has one. The default time of the
 * screens is not used (R-EVENTS-4).
 * @param url absolute URL of the event's page
 * @returns `undefined` for an event without a day, because `startDate` is required
 */
export function buildEventData(event: SchoolEvent, url: string): WithContext<Event> | undefined {
  const day = getRecordDay(event.date)
  if (!day) return undefined
  const last = getRecordDay(event.end)
  const clock = parseClock(event.time)
  return {
    '@context': 'https://schema.org',
    '@type': 'Event',
    name: getEventTitle(event),
    description: cutDescription(event.description),
    startDate: clock ? formatIsoDateTime(day, clock) : formatIsoDay(day),
    endDate: last && formatIsoDay(last),
    location: buildPlace(event.venue),
    image: listPictures(event.images),
    organizer: buildSchoolReference(),
    url,
  }
}

/**
 * Builds the place of an event. The name of a venue is also its address, because the service has no other. Without a
 * venue, it is the school.
 */
function buildPlace(venue: string): Place {
  if (venue) return { '@type': 'Place', name: venue, address: venue }
  return { '@type': 'Place', name: school.name, address: buildSchoolAddress() }
}

/** @param url absolute URL of the entry's page */
export function buildBlogPosting(entry: TabloidEntry, url: string): WithContext<BlogPosting> {
  const day = getRecordDay(entry.date)
  const title = getTabloidTitle(entry)
  return {
    '@context': 'https://schema.org',
    '@type': 'BlogPosting',
    headline: cut(title, headlineLength),
    description: cutDescription(entry.metaDescription || entry.text),
    datePublished: day && formatIsoDay(day),
    image: listPictures([...entry.images, ...entry.attachments]),
    inLanguage: detectScript(`${title} ${entry.text}`) ?? 'en-IN',
    mainEntityOfPage: url,
    author: buildSchoolReference(),
    publisher: buildSchoolReference(),
  }
}

/** @param url absolute URL of the album's page */
export function buildImageGallery(album: Album, url: string): WithContext<ImageGallery> {
  const day = getRecordDay(album.date)
  const name = getAlbumTitle(album)
  return {
    '@context': 'https://schema.org',
    '@type': 'ImageGallery',
    name,
    description: cutDescription(album.description),
    // The day when the pictures were taken. The service has no date of publication.
    temporalCoverage: day && formatIsoDay(day),
    image: album.pictures.slice(0, maxPictures).map(({ href, alt }) => ({
      '@type': 'ImageObject',
      contentUrl: toAbsoluteUrl(href),
      caption: alt ?? name,
    })),
    url,
    publisher: buildSchoolReference(),
  }
}
