import 'server-only'
import type { Metadata } from 'next'
import { cache } from 'react'
import { tabloidCopy } from '@/content/microcopy/tabloid'
import { storyCard } from '@/lib/cards/record-cards'
import { listTabloid } from '@/lib/content-service/collections'
import { findTabloidEntry } from '@/lib/content-service/find'
import type { TabloidEntry } from '@/lib/content-service/types'
import { isoDay, recordDay } from '@/lib/dates'
import { informationPage } from '@/lib/pages/information-page'
import { absoluteUrl } from '@/lib/seo/addresses'
import { recordWords } from '@/lib/seo/description'
import { blogPosting } from '@/lib/seo/record-data'
import { recordMetadata, unindexedMetadata } from '@/lib/seo/record-metadata'
import { neighboursOf } from './neighbours'
import { tabloidPath } from './tabloid-list'
import { tabloidTitle } from './record-titles'

/** Asked for by the page and by its metadata: once. */
const findEntry = cache(findTabloidEntry)

type AddressOf = (entry: TabloidEntry) => string

/**
 * Everything that the page of an entry needs (R-TABLOID-4).
 * @param identifier the page's parameter as Next gives it, percent-encoded
 * @param addressOf the entry's one address (R-ROUTE-13)
 */
export async function tabloidEntryScreen(identifier: string, addressOf: AddressOf) {
  const [frame, lookup] = await Promise.all([informationPage(tabloidPath), findEntry(identifier)])
  if (lookup.outcome !== 'found') return { frame, ...lookup }
  const { id, slug } = lookup.record
  const { records } = await listTabloid()
  const isIt = (entry: TabloidEntry) => entry.id === id && entry.slug === slug
  const data = blogPosting(lookup.record, absoluteUrl(addressOf(lookup.record)))
  return { frame, ...lookup, neighbours: neighboursOf(records, isIt), data }
}

/**
 * Title, description and canonical link of an entry.
 * @param addressOf the entry's one address, whether it was asked for by id or by slug (R-ROUTE-13)
 */
export async function tabloidEntryMetadata(
  identifier: string,
  addressOf: AddressOf,
): Promise<Metadata> {
  const lookup = await findEntry(identifier)
  if (lookup.outcome === 'missing') return unindexedMetadata('This story is not here')
  if (lookup.outcome === 'failed') return { title: tabloidCopy.heading }
  const { metaDescription, text, date } = lookup.record
  const title = tabloidTitle(lookup.record)
  const day = recordDay(date)
  return recordMetadata(tabloidPath, {
    path: addressOf(lookup.record),
    title,
    description: metaDescription,
    text: recordWords(text, title),
    published: day && isoDay(day),
    card: await storyCard(lookup.record),
  })
}
