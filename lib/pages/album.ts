import 'server-only'
import type { Metadata } from 'next'
import { cache } from 'react'
import { gallery } from '@/content/words/en/gallery'
import { listAlbums } from '@/lib/content/collections'
import { findAlbum } from '@/lib/content/find'
import { formatDate } from '@/lib/core/dates'
import { loadInformationPage } from '@/lib/pages/information'
import { adjacentRecords } from '@/lib/records/adjacent'
import { albumTitle, datedTitle } from '@/lib/records/titles'
import { albumUrl } from '@/lib/records/urls'
import { absoluteUrl } from '@/lib/seo/absolute-urls'
import { recordMetadata, unindexedMetadata } from '@/lib/seo/record-metadata'
import { imageGallery } from '@/lib/seo/record-structured-data'
import { albumImage } from '@/lib/social-images/record-images'

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
  const url = absoluteUrl(albumUrl(record))
  return {
    frame,
    ...lookup,
    adjacent: adjacentRecords(
      records.filter((album) => album.id),
      ({ id }) => id === record.id,
    ),
    share: { title: datedTitle(albumTitle(record), record.date), url },
    data: imageGallery(record, url),
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
