import 'server-only'
import type { Metadata } from 'next'
import { cache } from 'react'
import { microcopy } from '@/content/microcopy'
import { eventCard } from '@/lib/cards/record-cards'
import { listEvents } from '@/lib/content-service/collections'
import { findEvent } from '@/lib/content-service/find'
import type { SchoolEvent } from '@/lib/content-service/types'
import { formatDays, recordDay } from '@/lib/dates'
import { informationPage } from '@/lib/pages/information-page'
import { absoluteUrl } from '@/lib/seo/addresses'
import { eventData } from '@/lib/seo/record-data'
import { recordMetadata, unindexedMetadata } from '@/lib/seo/record-metadata'
import { lists } from './lists'
import { neighboursOf } from './neighbours'
import { datedTitle, eventTitle } from './record-titles'

const { path } = lists.events

/** Asked for by the page and by its metadata: once. */
const find = cache(findEvent)

type AddressOf = (event: SchoolEvent) => string

/**
 * Everything that the page of an event needs (R-EVENTS-7).
 * @param id the page's parameter as Next gives it, percent-encoded
 */
export async function schoolEventScreen(id: string, addressOf: AddressOf) {
  const [frame, lookup] = await Promise.all([informationPage(path), find(id)])
  if (lookup.outcome !== 'found') return { frame, ...lookup }
  const { record } = lookup
  const { records } = await listEvents('list')
  const inTime = records.filter((event) => event.id && recordDay(event.date))
  const url = absoluteUrl(addressOf(record))
  return {
    frame,
    ...lookup,
    neighbours: neighboursOf(inTime, (event) => event.id === record.id),
    share: { title: datedTitle(eventTitle(record), record.date, record.end), url },
    data: eventData(record, url),
  }
}

/** Title, description, canonical link and link preview of an event. */
export async function schoolEventMetadata(id: string, addressOf: AddressOf): Promise<Metadata> {
  const lookup = await find(id)
  if (lookup.outcome === 'missing') return unindexedMetadata(microcopy.schoolEvent.missing)
  if (lookup.outcome === 'failed') return { title: microcopy.schoolEvent.name }
  const { record } = lookup
  const { date, end, time, venue, description } = record
  const facts = [formatDays(date, end), time, venue].filter(Boolean).join(', ')
  return recordMetadata(path, {
    path: addressOf(record),
    title: datedTitle(eventTitle(record), date, end),
    text: [facts, description].filter(Boolean).join('. '),
    card: eventCard(record),
  })
}
