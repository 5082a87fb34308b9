import 'server-only'
import type { Metadata } from 'next'
import { cache } from 'react'
import { news } from '@/content/words/en/news'
import { listEvents, listNews } from '@/lib/content/collections'
import { findNewsItem } from '@/lib/content/find'
import { formatIsoDay, now, getRecordDay } from '@/lib/core/dates'
import { loadInformationPage } from '@/lib/pages/information'
import { findAdjacentRecords } from '@/lib/records/adjacent'
import { lists } from '@/lib/records/list-view'
import { takeEventsOfNotice } from '@/lib/records/recency'
import { addFileSizes } from '@/lib/records/read-documents'
import { formatDatedTitle, getNewsTitle } from '@/lib/records/titles'
import { getNewsUrl } from '@/lib/records/urls'
import { toAbsoluteUrl } from '@/lib/seo/absolute-urls'
import { recordSummary } from '@/lib/seo/description'
import { recordMetadata, buildUnindexedMetadata } from '@/lib/seo/record-metadata'
import { buildNewsArticle } from '@/lib/seo/record-structured-data'
import { getNewsImage } from '@/lib/social-images/record-images'

const { path } = lists.news

/** Cached, so that the page and its metadata share one lookup. */
const find = cache(findNewsItem)

/**
 * Loads the data of the page of a news item (R-NEWS-5).
 * @param id the route parameter as passed by Next, percent-encoded
 */
export async function loadNewsItemPage(id: string) {
  const [frame, lookup] = await Promise.all([loadInformationPage(path), find(id)])
  if (lookup.outcome !== 'found') return { frame, ...lookup }
  const { record } = lookup
  const [{ records }, events] = await Promise.all([listNews('list'), listEvents('list')])
  const dated = records.filter((item) => item.id && getRecordDay(item.date))
  const url = toAbsoluteUrl(getNewsUrl(record))
  return {
    frame,
    ...lookup,
    record: await addFileSizes(record),
    adjacent: findAdjacentRecords(dated, (item) => item.id === record.id),
    ...takeEventsOfNotice(record, events.records, now()),
    share: { title: formatDatedTitle(getNewsTitle(record), record.date), url },
    data: buildNewsArticle(record, url),
  }
}

/** Returns the title, description, canonical link and link preview of a news item. */
export async function buildNewsItemMetadata(id: string): Promise<Metadata> {
  const lookup = await find(id)
  if (lookup.outcome === 'missing') return buildUnindexedMetadata(news.page.missing)
  if (lookup.outcome === 'failed') return { title: news.page.name }
  const { record } = lookup
  const day = getRecordDay(record.date)
  const title = formatDatedTitle(getNewsTitle(record), record.date)
  return recordMetadata(path, {
    path: getNewsUrl(record),
    title,
    text: recordSummary(record.description, title),
    image: await getNewsImage(record),
    published: day && formatIsoDay(day),
  })
}
