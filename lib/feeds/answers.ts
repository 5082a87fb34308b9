import 'server-only'
import { microcopy } from '@/content/microcopy'
import { school } from '@/content/school'
import { listNews, listTabloid } from '@/lib/content-service/collections'
import { fileAnswer, plainAnswer } from '@/lib/content-service/file-answer'
import type { Collection, Reading } from '@/lib/content-service/types'
import { recordTime, type RecordDate, momentAt } from '@/lib/dates'
import { env } from '@/lib/env'
import { cut } from '@/lib/rich-text/plain-text'
import { atomFeed } from './atom-feed'

/** Entries that a feed holds: more than anyone misses between two looks. */
const longestFeed = 40
const summaryCharacters = 600

type Shape<T> = {
  collection: Extract<Collection, 'news' | 'tabloid'>
  path: string
  page: string
  addressOf(record: T): string
  textOf(record: T): string
}

/** Answers `/news.xml` (B4). */
export const answerNewsFeed = async () =>
  answer(await listNews('list'), {
    collection: 'news',
    path: '/news.xml',
    page: '/news',
    addressOf: ({ id }) => (id ? `/news/${encodeURIComponent(id)}` : '/news'),
    textOf: ({ description }) => description,
  })

/** Answers `/tabloid.xml` (B4). */
export const answerTabloidFeed = async () =>
  answer(await listTabloid(), {
    collection: 'tabloid',
    path: '/tabloid.xml',
    page: '/tabloid',
    addressOf: ({ slug, id }) => {
      const identifier = slug || id
      return identifier ? `/tabloid/${encodeURIComponent(identifier)}` : '/tabloid'
    },
    textOf: ({ text }) => text,
  })

/** A service that fails gives 503, so that readers keep what they have. */
function answer<T extends { title: string; date: RecordDate }>(
  reading: Reading<T>,
  { collection, path, page, addressOf, textOf }: Shape<T>,
): Response {
  if (reading.source === 'none') return plainAnswer(503, microcopy.feeds.failed)
  const dated = reading.records
    .filter(({ date }) => Number.isFinite(recordTime(date)))
    .toSorted((one, other) => recordTime(other.date) - recordTime(one.date))
    .slice(0, longestFeed)
  const body = atomFeed({
    title: `${school.name}: ${microcopy.feeds[collection]}`,
    site: env.siteUrl,
    path,
    page,
    readAt: momentAt(reading.readAt),
    entries: dated.map((record) => ({
      link: `${env.siteUrl}${addressOf(record)}`,
      title: record.title || cut(textOf(record), 60) || microcopy.feeds.untitled,
      text: cut(textOf(record), summaryCharacters),
      date: momentAt(recordTime(record.date)),
    })),
  })
  const contentType = 'application/atom+xml; charset=utf-8'
  return fileAnswer(body, { collection, source: reading.source, contentType })
}
