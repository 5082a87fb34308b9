import 'server-only'
import { feeds } from '@/content/words/en/feeds'
import { school } from '@/content/school'
import { listNews, listTabloid } from '@/lib/content/collections'
import { createFileResponse, createTextResponse } from '@/lib/content/file-response'
import type { NewsItem, ListResult, TabloidEntry } from '@/lib/content/types'
import { isForLevel, getLevelName, parseUrlLevel, withLevel } from '@/lib/school/class-levels'
import type { Correction } from '@/lib/core/corrections'
import { createDate, getRecordTime } from '@/lib/core/dates'
import { env } from '@/lib/core/env'
import { cut } from '@/lib/rich-text/cut'
import { buildAtomFeed } from './atom-feed'
import { formatCorrection } from './correction'
import { getNewsLevels } from './document-names'
import { createStableId } from './stable-id'
import { getNewsTitle, getTabloidTitle } from './titles'
import { getNewsUrl, getTabloidUrl } from './urls'

/** More than the school publishes between two requests of a feed reader. */
const maxFeedEntries = 40
const maxSummaryLength = 600

type FeedDefinition<T> = {
  collection: 'news' | 'tabloid'
  /** The class that it is for. */
  level?: number
  /** The classes that a record is for; none for all. */
  getLevels?: (record: T) => readonly number[]
  /** The path of a record's page. */
  getUrl: (record: T) => string
  /** Permanent identifier of a record. */
  getId: (record: T) => string
  getTitle: (record: T) => string
  getText: (record: T) => string
  getCorrection?: (record: T) => Correction | undefined
}

/** Handles `/news.xml` (R-FEED-1); with `?class=9`, what is for that class (R-CLASS-3). */
export async function handleNewsFeed({ url }: Request): Promise<Response> {
  const level = parseUrlLevel(url)
  return respond(await listNews('list'), {
    collection: 'news',
    level,
    getLevels: getNewsLevels,
    getUrl: getNewsUrl,
    getId: ({ id, date, title }) => createStableId(id, date, title),
    getTitle: getNewsTitle,
    getText: ({ description, correction }) =>
      [correction && formatCorrection(correction), description].filter(Boolean).join('\n\n'),
    getCorrection: ({ correction }) => correction,
  })
}

/** Handles `/tabloid.xml` (R-FEED-1). */
export const handleTabloidFeed = async () =>
  respond(await listTabloid(), {
    collection: 'tabloid',
    getUrl: getTabloidUrl,
    getId: ({ id, slug, date, title }) => createStableId(id ?? slug, date, title),
    getTitle: getTabloidTitle,
    getText: ({ text }) => text,
  })

const getUpdateTime = (correction: Correction | undefined) =>
  correction && createDate(correction.at)

/** When the service fails, the status is 503, so that feed readers keep their current entries. */
function respond<T extends NewsItem | TabloidEntry>(
  result: ListResult<T>,
  {
    collection,
    level,
    getLevels = () => [],
    getUrl,
    getId,
    getTitle,
    getText,
    getCorrection,
  }: FeedDefinition<T>,
): Response {
  if (result.source === 'none') return createTextResponse(503, feeds.failed)
  const dated = result.records
    .filter((record) => isForLevel(getLevels(record), level))
    .filter(({ date }) => Number.isFinite(getRecordTime(date)))
    .toSorted((a, b) => getRecordTime(b.date) - getRecordTime(a.date))
    .slice(0, maxFeedEntries)
  const page = `/${collection}`
  const body = buildAtomFeed({
    title: `${school.name}: ${level === undefined ? feeds[collection] : feeds.ofClass(getLevelName(level))}`,
    site: env.siteUrl,
    path: withLevel(`${page}.xml`, level),
    page,
    readAt: createDate(result.readAt),
    entries: dated.map((record) => ({
      updated: getUpdateTime(getCorrection?.(record)),
      id: `${env.siteUrl}${page}/${getId(record)}`,
      link: `${env.siteUrl}${getUrl(record)}`,
      title: getTitle(record),
      text: cut(getText(record), maxSummaryLength),
      date: createDate(getRecordTime(record.date)),
    })),
  })
  const contentType = 'application/atom+xml; charset=utf-8'
  return createFileResponse(body, { collection, source: result.source, contentType })
}
