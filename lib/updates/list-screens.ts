import 'server-only'
import { now } from '@/lib/dates'
import { env } from '@/lib/env'
import { informationPage } from '@/lib/pages/information-page'
import type { Parameters } from './filters'
import { listView } from './list-view'
import { type ListName, lists } from './lists'
import { upcomingEvents } from './marks'
import { readList } from './read-list'

/** What every screen with a filtered list needs: its frame, and the first view of the list. */
async function listScreen<Name extends ListName>(name: Name, parameters?: Parameters) {
  const [frame, reading] = await Promise.all([informationPage(lists[name].path), readList[name]()])
  return { frame, reading, view: listView(reading, lists[name], parameters) }
}

/** Everything that the news screen needs, by the parameters of its address. */
export const newsScreen = (parameters?: Parameters) => listScreen('news', parameters)

/** Everything that the photo gallery needs. */
export const galleryScreen = (parameters?: Parameters) => listScreen('gallery', parameters)

/** Everything that the events screen needs, the next events among it. */
export async function eventsScreen(parameters?: Parameters) {
  const screen = await listScreen('events', parameters)
  return {
    ...screen,
    upcoming: upcomingEvents(screen.reading.records, now()),
    subscription: `${env.siteUrl.replace(/^https?/, 'webcal')}/events.ics`,
  }
}
