import 'server-only'
import type { Metadata } from 'next'
import { cache } from 'react'
import { tabloidCopy } from '@/content/microcopy/tabloid'
import { listTabloid } from '@/lib/content/collections'
import { findTabloidEntry } from '@/lib/content/find'
import type { TabloidEntry } from '@/lib/content/types'
import { isoDay, recordDay } from '@/lib/core/dates'
import { loadInformationPage } from '@/lib/pages/information'
import { adjacentRecords } from '@/lib/records/adjacent'
import { tabloidPath } from '@/lib/records/tabloid-list'
import { tabloidTitle } from '@/lib/records/titles'
import { tabloidUrl } from '@/lib/records/urls'
import { absoluteUrl } from '@/lib/seo/absolute-urls'
import { recordWords } from '@/lib/seo/description'
import { recordMetadata, unindexedMetadata } from '@/lib/seo/record-metadata'
import { blogPosting } from '@/lib/seo/record-structured-data'
import { storyImage } from '@/lib/social-images/record-images'

/** Asked for by the page and by its metadata: once. */
const findEntry = cache(findTabloidEntry)

/**
 * Everything that the page of an entry needs (R-TABLOID-4).
 * @param identifier the page's parameter as Next gives it, percent-encoded
 */
export async function loadTabloidEntryPage(identifier: string) {
  const [frame, lookup] = await Promise.all([
    loadInformationPage(tabloidPath),
    findEntry(identifier),
  ])
  if (lookup.outcome !== 'found') return { frame, ...lookup }
  const { id, slug } = lookup.record
  const { records } = await listTabloid()
  const isIt = (entry: TabloidEntry) => entry.id === id && entry.slug === slug
  const data = blogPosting(lookup.record, absoluteUrl(tabloidUrl(lookup.record)))
  return { frame, ...lookup, adjacent: adjacentRecords(records, isIt), data }
}

/**
 * Title, description and canonical link of an entry.
 */
export async function tabloidEntryMetadata(identifier: string): Promise<Metadata> {
  const lookup = await findEntry(identifier)
  if (lookup.outcome === 'missing') return unindexedMetadata('This story is not here')
  if (lookup.outcome === 'failed') return { title: tabloidCopy.heading }
  const { metaDescription, text, date } = lookup.record
  const title = tabloidTitle(lookup.record)
  const day = recordDay(date)
  return recordMetadata(tabloidPath, {
    path: tabloidUrl(lookup.record),
    title,
    description: metaDescription,
    text: recordWords(text, title),
    published: day && isoDay(day),
    card: await storyImage(lookup.record),
  })
}
