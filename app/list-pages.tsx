import type { ReactNode } from 'react'
import { CalendarMonths, CalendarScreen } from '@/components/records/CalendarScreen/CalendarScreen'
import {
  DocumentShelf,
  DocumentsScreen,
} from '@/components/records/DocumentsScreen/DocumentsScreen'
import { EventsScreen, FilteredEvents } from '@/components/records/EventsScreen/EventsScreen'
import { FilteredAlbums, GalleryScreen } from '@/components/records/GalleryScreen/GalleryScreen'
import { FilteredNews, NewsScreen } from '@/components/records/NewsScreen/NewsScreen'
import { calendarPath } from '@/lib/calendar/school-year'
import { loadCalendarPage } from '@/lib/pages/calendar'
import { loadDocumentsPage } from '@/lib/pages/documents'
import { loadEventsPage, loadGalleryPage, loadNewsPage } from '@/lib/pages/lists'
import { documentsPath } from '@/lib/records/documents'
import type { Parameters } from '@/lib/records/filters'
import { lists } from '@/lib/records/list-view'
import { decodeQuery } from '@/lib/routing/query-pages'

/** A list as a page, and without it: what its script fetches. */
type RenderedList = { page: ReactNode; part: ReactNode }

const renderers: Readonly<Record<string, (query: Parameters) => Promise<RenderedList>>> = {
  [lists.news.path]: async (query) => {
    const data = await loadNewsPage(query)
    return { page: <NewsScreen {...data} />, part: <FilteredNews {...data} /> }
  },
  [lists.events.path]: async (query) => {
    const data = await loadEventsPage(query)
    return { page: <EventsScreen {...data} />, part: <FilteredEvents {...data} /> }
  },
  [lists.gallery.path]: async (query) => {
    const data = await loadGalleryPage(query)
    return { page: <GalleryScreen {...data} />, part: <FilteredAlbums {...data} /> }
  },
  [documentsPath]: async (query) => {
    const data = await loadDocumentsPage(query)
    return { page: <DocumentsScreen {...data} />, part: <DocumentShelf {...data} /> }
  },
  [calendarPath]: async (query) => {
    const data = await loadCalendarPage(query)
    return { page: <CalendarScreen {...data} />, part: <CalendarMonths {...data} /> }
  },
}

/**
 * The list of a path made by `queryPath` (`lib/routing/query-pages.ts`), and its query.
 * @param segments of the path, without its folder
 */
export function listAt(segments: readonly string[]) {
  const path = `/${segments.slice(0, -1).join('/')}`
  const render = renderers[path]
  return render && { path, render: () => render(decodeQuery(segments.at(-1)!)) }
}
