import 'server-only'
import { listAlbums, listEvents, listNews } from '@/lib/content/collections'
import type { NewsItem, ListResult, SchoolEvent } from '@/lib/content/types'
import { memoizeByObject } from '@/lib/core/memoize'
import type { ListName } from './lists'
import { type AlbumSummary, summariseAlbum, summariseEvent, summariseNews } from './summaries'

type Items = { news: NewsItem; events: SchoolEvent; gallery: AlbumSummary }

/** Reduces each record of a list to the fields that the list shows. Memoized for each list. */
function summariser<Full, Summary>(name: ListName, summarise: (record: Full) => Summary) {
  const summariseAll = memoizeByObject(`summary.${name}`, (records: Full[]) =>
    records.map(summarise),
  )
  return (result: ListResult<Full>) =>
    ({ ...result, records: summariseAll(result.records) }) as ListResult<Summary>
}

const summariseNewsList = summariser('news', summariseNews)
const summariseEventList = summariser('events', summariseEvent)
const summariseAlbumList = summariser('gallery', summariseAlbum)

/** Reads a filtered list, newest first, with summarised records. */
export const readList: { [Name in ListName]: () => Promise<ListResult<Items[Name]>> } = {
  news: () => listNews('list').then(summariseNewsList),
  events: () => listEvents('list').then(summariseEventList),
  gallery: () => listAlbums('list').then(summariseAlbumList),
}
