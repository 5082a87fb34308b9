import 'server-only'
import { stat } from 'node:fs/promises'
import path from 'node:path'
import { teaserCharacters } from '@/content/constants'
import { bookListHref, bookLists } from '@/content/data/book-list'
import { campusPlaces, campusPlanNote } from '@/content/data/campus-plan'
import { transportRoutes } from '@/content/data/transport'
import { english, type Language } from '@/content/languages'
import type { TransportRoute } from '@/content/types'
import type { Alert } from '@/lib/alerts/alert'
import { getActiveAlerts, getAlertVersion } from '@/lib/alerts/current'
import { listAlbums, listEvents, listNews } from '@/lib/content/collections'
import { now } from '@/lib/core/dates'
import { findPicture, withPicture } from '@/lib/pictures/pictures'
import { findNewsAbout, findNextEventAbout, takeAlbumsAbout } from '@/lib/records/recency'
import { getNewsTitle } from '@/lib/records/titles'
import { getNewsUrl } from '@/lib/records/urls'
import { cut } from '@/lib/rich-text/cut'
import { detectScript } from '@/lib/rich-text/detect-script'
import { findRoute } from '@/lib/routing/routes'
import { toNotice } from './alert-notice'

/** Loads the data of the drawn campus plan (R-INFO-16). */
export const loadCampusPlan = () => ({
  picture: findPicture('campus-plan'),
  phone: findPicture('campus-plan-phone'),
  note: campusPlanNote,
  places: campusPlaces.map((place) => ({
    ...withPicture(place),
    page: { href: place.page, label: findRoute(place.page).label },
  })),
})

/**
 * Loads the next event of an activity and its latest albums (R-INFO-20).
 * @param phrases in their titles
 */
export async function loadActivityRecords(phrases: readonly string[]) {
  const [events, albums] = await Promise.all([listEvents('list'), listAlbums('list')])
  const today = now()
  return {
    event: findNextEventAbout(phrases, events.records, today),
    albums: takeAlbumsAbout(phrases, albums.records, today),
    today,
  }
}

/**
 * Loads the bus routes with the alerts that concern them (R-ALERT-7). `version` marks a page whose content depends on
 * the alerts (docs/decisions/045).
 */
export const loadBusRoutes = (language: Language = english) => ({
  version: getAlertVersion(),
  routes: transportRoutes.map((route) => ({
    ...route,
    notices: getActiveAlerts()
      .filter(concernsRoute(route))
      .map((alert) => toNotice(alert, language)),
  })),
})

/**
 * Returns whether an alert concerns a bus route. One to everybody does when school is closed or changed, not when it
 * only informs.
 */
const concernsRoute =
  ({ number }: TransportRoute) =>
  ({ concerns, kind }: Alert) =>
    concerns.length === 0 ? kind !== 'notice' : concerns.includes(`route-${number}`)

/** Loads the latest news about the buses (R-ALERT-7), if it has a page. */
export async function loadBusNews() {
  const { records } = await listNews('list')
  const item = findNewsAbout(['bus', 'buses', 'transport'], records, now())
  if (!item?.id) return
  const title = getNewsTitle(item)
  return {
    title,
    text: cut(item.description, teaserCharacters),
    href: getNewsUrl(item),
    lang: detectScript(title) ?? english.code,
  }
}

/** Loads the book lists with the sizes of their files (R-INFO-6). */
export const loadBookLists = () =>
  Promise.all(
    bookLists.map(async ({ className, slug }) => {
      const href = bookListHref(slug)
      const { size } = await stat(path.join(process.cwd(), 'public', href))
      return { className, href, size: `${Math.ceil(size / 1024)} KB` }
    }),
  )
