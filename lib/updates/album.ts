import 'server-only'
import type { Metadata } from 'next'
import { cache } from 'react'
import { galleryCopy } from '@/content/microcopy/gallery'
import { albumCard } from '@/lib/cards/record-cards'
import { findAlbum } from '@/lib/content-service/find'
import type { Album } from '@/lib/content-service/types'
import { formatDate } from '@/lib/dates'
import { informationPage } from '@/lib/pages/information-page'
import { absoluteUrl } from '@/lib/seo/addresses'
import { imageGallery } from '@/lib/seo/record-data'
import { recordMetadata, unindexedMetadata } from '@/lib/seo/record-metadata'
import { albumTitle, datedTitle } from './record-titles'

const galleryPath = '/beyond-academic/events-gallery'

/** Asked for by the page and by its metadata: once. */
const find = cache(findAlbum)

type AddressOf = (album: Album) => string

/** The frame that every page about an album has: that of the gallery. */
export const albumFrame = () => informationPage(galleryPath)

/**
 * Everything that the page of an album needs (R-GALLERY-6).
 * @param id the page's parameter as Next gives it, percent-encoded
 * @param addressOf the album's one address
 */
export async function albumScreen(id: string, addressOf: AddressOf) {
  const [frame, lookup] = await Promise.all([albumFrame(), find(id)])
  if (lookup.outcome !== 'found') return { frame, ...lookup }
  const { record } = lookup
  return { frame, ...lookup, data: imageGallery(record, absoluteUrl(addressOf(record))) }
}

/**
 * Title, description and canonical link of an album.
 * @param addressOf the album's one address
 */
export async function albumMetadata(id: string, addressOf: AddressOf): Promise<Metadata> {
  const lookup = await find(id)
  if (lookup.outcome === 'missing') return unindexedMetadata('This album is not here')
  if (lookup.outcome === 'failed') return { title: galleryCopy.heading }
  const { title, description, date } = lookup.record
  const heading = albumTitle({ title })
  const text = [heading, formatDate(date, 'card', ''), description].filter(Boolean).join('. ')
  return recordMetadata(galleryPath, {
    path: addressOf(lookup.record),
    // The same is celebrated every year, and the celebration itself may have a page.
    title: `${galleryCopy.pictures}: ${datedTitle(heading, date)}`,
    text,
    card: albumCard(lookup.record),
  })
}
