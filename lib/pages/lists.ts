import 'server-only'
import { listAlbums, listEvents, listNews } from '@/lib/content/collections'
import { env } from '@/lib/core/env'
import { loadInformationPage } from '@/lib/pages/information'
import type { Parameters } from '@/lib/records/filters'
import { lists, listView } from '@/lib/records/list-view'
import { eventsAround } from '@/lib/records/recency'

/** Data of the news screen, by its query (R-NEWS-1). */
export async function loadNewsPage(parameters?: Parameters) {
  const [frame, list] = await Promise.all([loadInformationPage(lists.news.path), listNews('list')])
  return { frame, list, view: listView(list, lists.news, parameters) }
}

/** Data of the photo gallery, by its query (R-GALLERY-1). */
export async function loadGalleryPage(parameters?: Parameters) {
  const { gallery } = lists
  const [frame, list] = await Promise.all([loadInformationPage(gallery.path), listAlbums('list')])
  return { frame, list, view: listView(list, gallery, parameters) }
}

/** Data of the events screen, by its query, with the next events (R-EVENTS-1). */
export async function loadEventsPage(parameters?: Parameters) {
  const { events } = lists
  const [frame, list] = await Promise.all([loadInformationPage(events.path), listEvents('list')])
  const view = listView(list, events, parameters)
  const subscription = `${env.siteUrl.replace(/^https?/, 'webcal')}/events.ics`
  return { frame, list, view, subscription, ...eventsAround(list.records, view.today) }
}
