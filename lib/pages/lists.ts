import 'server-only'
import { now } from '@/lib/core/dates'
import { env } from '@/lib/core/env'
import { loadInformationPage } from '@/lib/pages/information'
import type { Parameters } from '@/lib/records/filters'
import { listView } from '@/lib/records/list-view'
import { type ListName, lists } from '@/lib/records/lists'
import { readList } from '@/lib/records/read-list'
import { upcomingEvents } from '@/lib/records/recency'

/** Data of a screen with a filtered list: its frame and the first view of the list. */
async function loadListPage<Name extends ListName>(name: Name, parameters?: Parameters) {
  const [frame, list] = await Promise.all([loadInformationPage(lists[name].path), readList[name]()])
  return { frame, list, view: listView(list, lists[name], parameters) }
}

/** Data of the news screen, by its query parameters. */
export const loadNewsPage = (parameters?: Parameters) => loadListPage('news', parameters)

/** Data of the photo gallery. */
export const loadGalleryPage = (parameters?: Parameters) => loadListPage('gallery', parameters)

/** Data of the events screen, with the next events. */
export async function loadEventsPage(parameters?: Parameters) {
  const screen = await loadListPage('events', parameters)
  return {
    ...screen,
    upcoming: upcomingEvents(screen.list.records, now()),
    subscription: `${env.siteUrl.replace(/^https?/, 'webcal')}/events.ics`,
  }
}
