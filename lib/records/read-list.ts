import 'server-only'
import { listAlbums, listEvents, listNews } from '@/lib/content/collections'
import type { NewsItem, ListResult, SchoolEvent } from '@/lib/content/types'
import { memoizeByObject } from '@/lib/core/memoize'
import type { ListName } from './lists'
import { type AlbumSummary, summariseAlbum, summariseEvent, summariseNews } from './summaries'

type Items = { news: NewsItem; events: SchoolEvent; gallery: AlbumSummary }

/** Cuts each record of a list down to what the list shows of it; once for each list. */
function summary<Whole, Part>(name: ListName, part: (record: Whole) => Part) {
  const parts = memoizeByObject(`summary.${name}`, (records: Whole[]) => records.map(part))
  return (reading: ListResult<Whole>) =>
    ({ ...reading, records: parts(reading.records) }) as ListResult<Part>
}

const newsParts = summary('news', summariseNews)
const eventParts = summary('events', summariseEvent)
const albumParts = summary('gallery', summariseAlbum)

/** Reads a filtered list, newest first, each record cut down to what the list shows of it. */
export const readList: { [Name in ListName]: () => Promise<ListResult<Items[Name]>> } = {
  news: () => listNews('list').then(newsParts),
  events: () => listEvents('list').then(eventParts),
  gallery: () => listAlbums('list').then(albumParts),
}
