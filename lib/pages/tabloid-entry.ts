import 'server-only'
import type { Metadata } from 'next'
import { cache } from 'react'
import { tabloid } from '@/content/words/en/tabloid'
import { listTabloid } from '@/lib/content/collections'
import { findTabloidEntry } from '@/lib/content/find'
import type { TabloidEntry } from '@/lib/content/types'
import { formatIsoDay, getRecordDay } from '@/lib/core/dates'
import { loadInformationPage } from '@/lib/pages/information'
import { findFollowingRecords } from '@/lib/records/adjacent'
import { tabloidPath } from '@/lib/records/tabloid-list'
import { getTabloidTitle } from '@/lib/records/titles'
import { getTabloidUrl } from '@/lib/records/urls'
import { toAbsoluteUrl } from '@/lib/seo/absolute-urls'
import { recordSummary } from '@/lib/seo/description'
import { recordMetadata, buildUnindexedMetadata } from '@/lib/seo/record-metadata'
import { buildBlogPosting } from '@/lib/seo/record-structured-data'
import { getTabloidImage } from '@/lib/social-images/record-images'

/** Stories at the end of another: a row of cards. */
const otherStories = 3

/** Cached, so that the page and its metadata share one lookup. */
const findEntry = cache(findTabloidEntry)

/**
 * Loads the data of the page of an entry (R-TABLOID-4).
 * @param identifier the route parameter as passed by Next, percent-encoded
 */
export async function loadTabloidEntryPage(identifier: string) {
  const [frame, lookup] = await Promise.all([
    loadInformationPage(tabloidPath),
    findEntry(identifier),
  ])
  if (lookup.outcome !== 'found') return { frame, ...lookup }
  const { id, slug } = lookup.record
  const { records } = await listTabloid()
  const isSameEntry = (entry: TabloidEntry) => entry.id === id && entry.slug === slug
  const url = toAbsoluteUrl(getTabloidUrl(lookup.record))
  return {
    frame,
    ...lookup,
    others: findFollowingRecords(records, isSameEntry, otherStories),
    share: { title: getTabloidTitle(lookup.record), url },
    data: buildBlogPosting(lookup.record, url),
  }
}

/** Returns the title, description, canonical link and link preview of an entry. */
export async function buildTabloidEntryMetadata(identifier: string): Promise<Metadata> {
  const lookup = await findEntry(identifier)
  if (lookup.outcome === 'missing') return buildUnindexedMetadata('This story is not here')
  if (lookup.outcome === 'failed') return { title: tabloid.heading }
  const { metaDescription, text, date } = lookup.record
  const title = getTabloidTitle(lookup.record)
  const day = getRecordDay(date)
  return recordMetadata(tabloidPath, {
    path: getTabloidUrl(lookup.record),
    title,
    description: metaDescription,
    text: recordSummary(text, title),
    published: day && formatIsoDay(day),
    image: await getTabloidImage(lookup.record),
  })
}
