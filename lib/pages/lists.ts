import 'server-only'
import { listAlbums, listEvents, listNews } from '@/lib/content/collections'
import { env } from '@/lib/core/env'
import type { Parameters } from '@/lib/http/parameters'
import { lists, listView } from '@/lib/records/list-view'
import { eventsAround } from '@/lib/records/recency'

/** The news, by the query of their page (R-NEWS-1). */
export async function loadNews(query?: Parameters) {
  const list = await listNews('list')
  return { list, view: listView(list, lists.news, query) }
}

/** The albums of the photo gallery, by its query (R-GALLERY-1). */
export async function loadAlbums(query?: Parameters) {
  const list = await listAlbums('list')
  return { list, view: listView(list, lists.gallery, query) }
}

/** The events, by the query of their page, with the next ones (R-EVENTS-1). */
export async function loadEvents(query?: Parameters) {
  const list = await listEvents('list')
  const view = listView(list, lists.events, query)
  const subscription = `${env.siteUrl.replace(/^https?/, 'webcal')}/events.ics`
  return { list, view, subscription, ...eventsAround(list.records, view.today) }
}
