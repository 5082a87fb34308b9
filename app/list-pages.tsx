import type { ComponentType, ReactNode } from 'react'
import type { InformationPageProps } from '@/components/information/InformationPage/InformationPage'
import { CalendarMonths, CalendarScreen } from '@/components/records/CalendarScreen/CalendarScreen'
import { ClassPart, ClassScreen } from '@/components/records/ClassScreen/ClassScreen'
import {
  DocumentShelf,
  DocumentsScreen,
} from '@/components/records/DocumentsScreen/DocumentsScreen'
import { EventsScreen, FilteredEvents } from '@/components/records/EventsScreen/EventsScreen'
import { FilteredAlbums, GalleryScreen } from '@/components/records/GalleryScreen/GalleryScreen'
import { FilteredNews, NewsScreen } from '@/components/records/NewsScreen/NewsScreen'
import { schoolClasses } from '@/content/data/classes'
import { calendarPath } from '@/lib/calendar/school-year'
import { loadCalendar } from '@/lib/pages/calendar'
import { loadClass } from '@/lib/pages/class-page'
import { loadDocuments } from '@/lib/pages/documents'
import { withFrame } from '@/lib/pages/information'
import { loadAlbums, loadEvents, loadNews } from '@/lib/pages/lists'
import { documentsPath } from '@/lib/records/documents'
import type { Parameters } from '@/lib/http/parameters'
import { lists } from '@/lib/records/list-view'
import { decodeQuery } from '@/lib/routing/query-pages'

/** Creates the page of a list, and the list alone, which its script fetches. */
function createList<Data extends object>(
  load: (query: Parameters) => Promise<Data>,
  Page: ComponentType<Data & { frame: InformationPageProps }>,
  Part: ComponentType<Data>,
) {
  return {
    page: async (path: string, query: Parameters): Promise<ReactNode> => (
      <Page {...await withFrame(path, load(query))} />
    ),
    part: async (query: Parameters): Promise<ReactNode> => <Part {...await load(query)} />,
  }
}

const listPages = new Map([
  ...schoolClasses.map(
    ({ value }) =>
      [
        `/class/${value}`,
        createList((query: Parameters) => loadClass(value, query), ClassScreen, ClassPart),
      ] as const,
  ),
  [lists.news.path, createList(loadNews, NewsScreen, FilteredNews)],
  [lists.events.path, createList(loadEvents, EventsScreen, FilteredEvents)],
  [lists.gallery.path, createList(loadAlbums, GalleryScreen, FilteredAlbums)],
  [documentsPath, createList(loadDocuments, DocumentsScreen, DocumentShelf)],
  [calendarPath, createList(loadCalendar, CalendarScreen, CalendarMonths)],
])

/**
 * Finds the list of a path made by `getQueryPath` (`lib/routing/query-pages.ts`), and its query.
 * @param segments of the path, without its folder
 */
export function findListPage(segments: readonly string[]) {
  const path = `/${segments.slice(0, -1).join('/')}`
  const list = listPages.get(path)
  const query = decodeQuery(segments.at(-1)!)
  return list && { path, page: () => list.page(path, query), part: () => list.part(query) }
}
