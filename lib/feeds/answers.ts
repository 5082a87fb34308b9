import 'server-only'
import { microcopy } from '@/content/microcopy'
import { school } from '@/content/school'
import { listNews, listTabloid } from '@/lib/content-service/collections'
import { fileAnswer, plainAnswer } from '@/lib/content-service/file-answer'
import type { NewsItem, Reading, TabloidEntry } from '@/lib/content-service/types'
import { momentAt, recordTime } from '@/lib/dates'
import { env } from '@/lib/env'
import { cut } from '@/lib/rich-text/cut'
import { recordName } from '@/lib/updates/record-name'
import { newsTitle, tabloidTitle } from '@/lib/updates/record-titles'
import { atomFeed } from './atom-feed'

/** Entries that a feed holds: more than anyone misses between two looks. */
const longestFeed = 40
const summaryCharacters = 600

type Shape<T> = {
  collection: 'news' | 'tabloid'
  /** The path of a record's page. */
  addressOf: (record: T) => string
  /** What a record is known by, for good. */
  nameOf: (record: T) => string
  titleOf: (record: T) => string
  textOf: (record: T) => string
}

/** Answers `/news.xml` (R-FEED-1). */
export const answerNewsFeed = async (addressOf: (item: NewsItem) => string) =>
  answer(await listNews('list'), {
    collection: 'news',
    addressOf,
    nameOf: ({ id, date, title }) => recordName(id, date, title),
    titleOf: newsTitle,
    textOf: ({ description }) => description,
  })

/** Answers `/tabloid.xml` (R-FEED-1). */
export const answerTabloidFeed = async (addressOf: (entry: TabloidEntry) => string) =>
  answer(await listTabloid(), {
    collection: 'tabloid',
    addressOf,
    nameOf: ({ id, slug, date, title }) => recordName(id ?? slug, date, title),
    titleOf: tabloidTitle,
    textOf: ({ text }) => text,
  })

/** A service that fails gives 503, so that readers keep what they have. */
function answer<T extends NewsItem | TabloidEntry>(
  reading: Reading<T>,
  { collection, addressOf, nameOf, titleOf, textOf }: Shape<T>,
): Response {
  if (reading.source === 'none') return plainAnswer(503, microcopy.feeds.failed)
  const dated = reading.records
    .filter(({ date }) => Number.isFinite(recordTime(date)))
    .toSorted((one, other) => recordTime(other.date) - recordTime(one.date))
    .slice(0, longestFeed)
  const page = `/${collection}`
  const body = atomFeed({
    title: `${school.name}: ${microcopy.feeds[collection]}`,
    site: env.siteUrl,
    path: `${page}.xml`,
    page,
    readAt: momentAt(reading.readAt),
    entries: dated.map((record) => ({
      id: `${env.siteUrl}${page}/${nameOf(record)}`,
      link: `${env.siteUrl}${addressOf(record)}`,
      title: titleOf(record),
      text: cut(textOf(record), summaryCharacters),
      date: momentAt(recordTime(record.date)),
    })),
  })
  const contentType = 'application/atom+xml; charset=utf-8'
  return fileAnswer(body, { collection, source: reading.source, contentType })
}
