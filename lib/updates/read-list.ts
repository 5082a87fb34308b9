import 'server-only'
import { listAlbums, listEvents, listNews } from '@/lib/content-service/collections'
import type { NewsItem, Reading, SchoolEvent } from '@/lib/content-service/types'
import type { ListName } from './lists'
import { type AlbumSummary, summariseAlbum, summariseEvent, summariseNews } from './summaries'

type Items = { news: NewsItem; events: SchoolEvent; gallery: AlbumSummary }

const summarise = <Whole, Part>(reading: Reading<Whole>, part: (record: Whole) => Part) =>
  ({ ...reading, records: reading.records.map(part) }) as Reading<Part>

/** Reads a filtered list, newest first, each record cut down to what the list shows of it. */
export const readList: { [Name in ListName]: () => Promise<Reading<Items[Name]>> } = {
  news: async () => summarise(await listNews('list'), summariseNews),
  events: async () => summarise(await listEvents('list'), summariseEvent),
  gallery: async () => summarise(await listAlbums('list'), summariseAlbum),
}
