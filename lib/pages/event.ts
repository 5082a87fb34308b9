import 'server-only'
import type { Metadata } from 'next'
import { cache } from 'react'
import { events } from '@/content/words/en/events'
import { listAlbums, listEvents } from '@/lib/content/collections'
import { findEvent } from '@/lib/content/find'
import { formatDays, now, getRecordDay } from '@/lib/core/dates'
import { loadInformationPage } from '@/lib/pages/information'
import { findAdjacentRecords } from '@/lib/records/adjacent'
import { lists } from '@/lib/records/list-view'
import { findAlbumOfEvent, getEventPhase, takeEventsBeside } from '@/lib/records/recency'
import { addFileSizes } from '@/lib/records/read-documents'
import { formatDatedTitle, getEventTitle } from '@/lib/records/titles'
import { getEventUrl } from '@/lib/records/urls'
import { toAbsoluteUrl } from '@/lib/seo/absolute-urls'
import { recordMetadata, buildUnindexedMetadata } from '@/lib/seo/record-metadata'
import { buildEventData } from '@/lib/seo/record-structured-data'
import { getEventImage } from '@/lib/social-images/record-images'

const { path } = lists.events

/** Cached, so that the page and its metadata share one lookup. */
const find = cache(findEvent)

/**
 * Loads the data of the page of an event (R-EVENTS-7).
 * @param id the route parameter as passed by Next, percent-encoded
 */
export async function loadEventPage(id: string) {
  const [frame, lookup] = await Promise.all([loadInformationPage(path), find(id)])
  if (lookup.outcome !== 'found') return { frame, ...lookup }
  const { record } = lookup
  const [{ records }, albums] = await Promise.all([listEvents('list'), listAlbums('list')])
  const dated = records.filter((event) => event.id && getRecordDay(event.date))
  const url = toAbsoluteUrl(getEventUrl(record))
  return {
    frame,
    ...lookup,
    record: await addFileSizes(record),
    phase: getEventPhase(record, now()),
    album: findAlbumOfEvent(record, records, albums.records),
    adjacent: findAdjacentRecords(dated, (event) => event.id === record.id),
    coming: takeEventsBeside(records, now(), record.id),
    share: { title: formatDatedTitle(getEventTitle(record), record.date, record.end), url },
    data: buildEventData(record, url),
  }
}

/** Returns the title, description, canonical link and link preview of an event. */
export async function buildEventMetadata(id: string): Promise<Metadata> {
  const lookup = await find(id)
  if (lookup.outcome === 'missing') return buildUnindexedMetadata(events.page.missing)
  if (lookup.outcome === 'failed') return { title: events.page.name }
  const { record } = lookup
  const { date, end, time, venue, description } = record
  const facts = [formatDays(date, end), time, venue].filter(Boolean).join(', ')
  return recordMetadata(path, {
    path: getEventUrl(record),
    title: formatDatedTitle(getEventTitle(record), date, end),
    text: [facts, description].filter(Boolean).join('. '),
    image: getEventImage(record),
  })
}
