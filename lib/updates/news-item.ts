import 'server-only'
import type { Metadata } from 'next'
import { cache } from 'react'
import { microcopy } from '@/content/microcopy'
import { newsCard } from '@/lib/cards/record-cards'
import { listNews } from '@/lib/content-service/collections'
import { findNewsItem } from '@/lib/content-service/find'
import type { NewsItem } from '@/lib/content-service/types'
import { isoDay, recordDay } from '@/lib/dates'
import { informationPage } from '@/lib/pages/information-page'
import { absoluteUrl } from '@/lib/seo/addresses'
import { recordWords } from '@/lib/seo/description'
import { newsArticle } from '@/lib/seo/record-data'
import { recordMetadata, unindexedMetadata } from '@/lib/seo/record-metadata'
import { lists } from './lists'
import { neighboursOf } from './neighbours'
import { datedTitle, newsTitle } from './record-titles'

const { path } = lists.news

/** Asked for by the page and by its metadata: once. */
const find = cache(findNewsItem)

type AddressOf = (item: NewsItem) => string

/**
 * Everything that the page of a news item needs (R-NEWS-5).
 * @param id the page's parameter as Next gives it, percent-encoded
 */
export async function newsItemScreen(id: string, addressOf: AddressOf) {
  const [frame, lookup] = await Promise.all([informationPage(path), find(id)])
  if (lookup.outcome !== 'found') return { frame, ...lookup }
  const { record } = lookup
  const { records } = await listNews('list')
  const inTime = records.filter((item) => item.id && recordDay(item.date))
  const url = absoluteUrl(addressOf(record))
  return {
    frame,
    ...lookup,
    neighbours: neighboursOf(inTime, (item) => item.id === record.id),
    share: { title: datedTitle(newsTitle(record), record.date), url },
    data: newsArticle(record, url),
  }
}

/** Title, description, canonical link and link preview of a news item. */
export async function newsItemMetadata(id: string, addressOf: AddressOf): Promise<Metadata> {
  const lookup = await find(id)
  if (lookup.outcome === 'missing') return unindexedMetadata(microcopy.newsItem.missing)
  if (lookup.outcome === 'failed') return { title: microcopy.newsItem.name }
  const { record } = lookup
  const day = recordDay(record.date)
  const title = datedTitle(newsTitle(record), record.date)
  return recordMetadata(path, {
    path: addressOf(record),
    title,
    text: recordWords(record.description, title),
    card: await newsCard(record),
    published: day && isoDay(day),
  })
}
