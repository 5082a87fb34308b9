import 'server-only'
import type { Metadata } from 'next'
import { cache } from 'react'
import { galleryCopy } from '@/content/microcopy/gallery'
import { findAlbum } from '@/lib/content/find'
import { formatDate } from '@/lib/core/dates'
import { loadInformationPage } from '@/lib/pages/information'
import { albumTitle, datedTitle } from '@/lib/records/titles'
import { albumUrl } from '@/lib/records/urls'
import { absoluteUrl } from '@/lib/seo/absolute-urls'
import { recordMetadata, unindexedMetadata } from '@/lib/seo/record-metadata'
import { imageGallery } from '@/lib/seo/record-structured-data'
import { albumImage } from '@/lib/social-images/record-images'

const galleryPath = '/beyond-academic/events-gallery'

/** Asked for by the page and by its metadata: once. */
const find = cache(findAlbum)

/** The frame that every page about an album has: that of the gallery. */
export const loadAlbumFrame = () => loadInformationPage(galleryPath)

/**
 * Everything that the page of an album needs (R-GALLERY-6).
 * @param id the page's parameter as Next gives it, percent-encoded
 */
export async function loadAlbumPage(id: string) {
  const [frame, lookup] = await Promise.all([loadAlbumFrame(), find(id)])
  if (lookup.outcome !== 'found') return { frame, ...lookup }
  const { record } = lookup
  return { frame, ...lookup, data: imageGallery(record, absoluteUrl(albumUrl(record))) }
}

/**
 * Title, description and canonical link of an album.
 */
export async function albumMetadata(id: string): Promise<Metadata> {
  const lookup = await find(id)
  if (lookup.outcome === 'missing') return unindexedMetadata('This album is not here')
  if (lookup.outcome === 'failed') return { title: galleryCopy.heading }
  const { title, description, date } = lookup.record
  const heading = albumTitle({ title })
  const text = [heading, formatDate(date, 'card', ''), description].filter(Boolean).join('. ')
  return recordMetadata(galleryPath, {
    path: albumUrl(lookup.record),
    // The same is celebrated every year, and the celebration itself may have a page.
    title: `${galleryCopy.pictures}: ${datedTitle(heading, date)}`,
    text,
    image: albumImage(lookup.record),
  })
}
