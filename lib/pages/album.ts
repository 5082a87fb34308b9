import 'server-only'
import type { Metadata } from 'next'
import { cache } from 'react'
import { gallery } from '@/content/words/en/gallery'
import { listAlbums } from '@/lib/content/collections'
import { findAlbum } from '@/lib/content/find'
import { formatDate } from '@/lib/core/dates'
import { loadInformationPage } from '@/lib/pages/information'
import { findAdjacentRecords } from '@/lib/records/adjacent'
import { getAlbumTitle, formatDatedTitle } from '@/lib/records/titles'
import { getAlbumUrl } from '@/lib/records/urls'
import { toAbsoluteUrl } from '@/lib/seo/absolute-urls'
import { recordMetadata, buildUnindexedMetadata } from '@/lib/seo/record-metadata'
import { buildImageGallery } from '@/lib/seo/record-structured-data'
import { getAlbumImage } from '@/lib/social-images/record-images'

const galleryPath = '/beyond-academic/events-gallery'

/** Cached, so that the page and its metadata share one lookup. */
const find = cache(findAlbum)

/** Loads the frame of every album page: that of the gallery. */
export const loadAlbumFrame = () => loadInformationPage(galleryPath)

/**
 * Loads the data of the page of an album (R-GALLERY-6).
 * @param parameter the route parameter as passed by Next, percent-encoded
 */
export async function loadAlbumPage(parameter: string) {
  const [frame, lookup] = await Promise.all([loadAlbumFrame(), find(parameter)])
  if (lookup.outcome !== 'found') return { frame, ...lookup }
  const { record } = lookup
  const { records } = await listAlbums('list')
  const url = toAbsoluteUrl(getAlbumUrl(record))
  return {
    frame,
    ...lookup,
    adjacent: findAdjacentRecords(
      records.filter((album) => album.id),
      ({ id }) => id === record.id,
    ),
    share: { title: formatDatedTitle(getAlbumTitle(record), record.date), url },
    data: buildImageGallery(record, url),
  }
}

/** Returns the title, description, canonical link and link preview of an album. */
export async function buildAlbumMetadata(id: string): Promise<Metadata> {
  const lookup = await find(id)
  if (lookup.outcome === 'missing') return buildUnindexedMetadata('This album is not here')
  if (lookup.outcome === 'failed') return { title: gallery.heading }
  const { title, description, date } = lookup.record
  const heading = getAlbumTitle({ title })
  const text = [heading, formatDate(date, 'card', ''), description].filter(Boolean).join('. ')
  return recordMetadata(galleryPath, {
    path: getAlbumUrl(lookup.record),
    // The date distinguishes yearly albums, the prefix distinguishes the album from an event page.
    title: `${gallery.pictures}: ${formatDatedTitle(heading, date)}`,
    text,
    image: getAlbumImage(lookup.record),
  })
}
