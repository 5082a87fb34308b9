import 'server-only'
import type { Metadata } from 'next'
import { cache } from 'react'
import { microcopy } from '@/content/microcopy'
import { listTabloid } from '@/lib/content-service/collections'
import { findTabloidEntry } from '@/lib/content-service/find'
import type { TabloidEntry } from '@/lib/content-service/types'
import { informationPage } from '@/lib/pages/information-page'
import { cut } from '@/lib/rich-text/plain-text'
import { recordMetadata, unindexedMetadata } from '@/lib/seo/record-metadata'
import { tabloidPath } from './tabloid-list'

/** Asked for by the page and by its metadata: once. */
const findEntry = cache(findTabloidEntry)

/** The entries beside one in the list; the list is newest first. */
export type Neighbours = { newer?: TabloidEntry; older?: TabloidEntry }

/**
 * Everything that the page of an entry needs (P§2.9).
 * @param identifier the page's parameter as Next gives it, percent-encoded
 */
export async function tabloidEntryScreen(identifier: string) {
  const [frame, lookup] = await Promise.all([informationPage(tabloidPath), findEntry(identifier)])
  if (lookup.outcome !== 'found') return { frame, ...lookup }
  const { records } = await listTabloid()
  return { frame, ...lookup, neighbours: neighboursOf(lookup.record, records) }
}

function neighboursOf({ id, slug }: TabloidEntry, entries: readonly TabloidEntry[]): Neighbours {
  const position = entries.findIndex((entry) => entry.id === id && entry.slug === slug)
  return position < 0 ? {} : { newer: entries[position - 1], older: entries[position + 1] }
}

const descriptionLength = 155

/**
 * Title, description and canonical link of an entry.
 * @param addressOf the entry's one address, whether it was asked for by id or by slug (decisions B10)
 */
export async function tabloidEntryMetadata(
  identifier: string,
  addressOf: (entry: TabloidEntry) => string,
): Promise<Metadata> {
  const lookup = await findEntry(identifier)
  if (lookup.outcome === 'missing') return unindexedMetadata('This story is not here')
  if (lookup.outcome === 'failed') return { title: microcopy.tabloid.heading }
  const { title, metaDescription, text, images, attachments, alt } = lookup.record
  return recordMetadata(tabloidPath, {
    path: addressOf(lookup.record),
    title: title || microcopy.tabloid.untitled,
    description: metaDescription || cut(text.replace(/\s+/g, ' '), descriptionLength),
    picture: [...images, ...attachments].find(({ isPicture }) => isPicture),
    alt,
  })
}
