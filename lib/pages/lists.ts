import 'server-only'
import { tabloidPageSize } from '@/content/constants'
import { listAlbums, listEvents, listNews, listTabloid } from '@/lib/content/collections'
import { now } from '@/lib/core/dates'
import type { Parameters } from '@/lib/http/parameters'
import { lists, getListView } from '@/lib/records/list-view'
import { parseRange } from '@/lib/records/pagination'
import { summariseEntry } from '@/lib/records/read-tabloid'
import { takeNextEvents } from '@/lib/records/recency'
import { tabloidPath, type TabloidView } from '@/lib/records/tabloid-list'
import { getSubscriptionUrl } from '@/lib/seo/absolute-urls'
import { loadInformationPage } from './information'

/** Loads the news, by the query of their page (R-NEWS-1). */
export async function loadNews(query?: Parameters) {
  const list = await listNews('list')
  return { list, view: getListView(list, lists.news, query) }
}

/** Loads the albums of the photo gallery, by its query (R-GALLERY-1). */
export async function loadAlbums(query?: Parameters) {
  const list = await listAlbums('list')
  return { list, view: getListView(list, lists.gallery, query) }
}

/** Loads the events, by the query of their page, with the next ones (R-EVENTS-1). */
export async function loadEvents(query?: Parameters) {
  const list = await listEvents('list')
  const view = getListView(list, lists.events, query)
  const subscription = getSubscriptionUrl('/events.ics')
  return { list, view, subscription, ...takeNextEvents(list.records, view.today) }
}

/** Loads the data of the tabloid list, by its query parameters (R-TABLOID-1). */
export async function loadTabloidPage(parameters: Parameters = {}) {
  const [frame, list] = await Promise.all([loadInformationPage(tabloidPath), listTabloid()])
  const total = list.records.length
  const range = parseRange(parameters, tabloidPageSize)
  // The list may have become shorter since the link was created.
  const from = range.from < total ? range.from : 0
  const view: TabloidView = {
    renderedAt: now().toISOString(),
    from,
    entries: list.records.slice(from, from + range.shown).map(summariseEntry),
    total,
  }
  return { frame, list, view }
}
