import {
  InformationPage,
  type InformationPageProps,
} from '@/components/information/InformationPage/InformationPage'
import { Subscribe } from '@/components/ui/Subscribe/Subscribe'
import { feeds } from '@/content/words/en/feeds'
import { news as newsWords } from '@/content/words/en/news'
import type { NewsItem, ListResult } from '@/lib/content/types'
import type { ListView } from '@/lib/records/list-view'
import { FilteredList } from '../FilteredList/FilteredList'
import { NewsList } from '../NewsList/NewsList'
import newsList from '../NewsList/NewsList.module.scss'
import correctionMark from '../CorrectionMark/CorrectionMark.module.scss'
import entryGroups from '../EntryGroups/EntryGroups.module.scss'

type FilteredNewsProps = {
  view: ListView<NewsItem>
  list: Pick<ListResult<unknown>, 'source' | 'readAt'>
}

/** The news screen (R-NEWS-1): filters, count and list, with Quick Links. */
export function NewsScreen({
  frame,
  ...news
}: FilteredNewsProps & { frame: InformationPageProps }) {
  return (
    <InformationPage {...frame} lowHead>
      <div>
        <FilteredNews {...news} />
        <Subscribe text={feeds.subscribe} links={[{ href: '/news.xml', label: feeds.newsFeed }]} />
      </div>
    </InformationPage>
  )
}

/** The news with its filters. */
export function FilteredNews({ view, list }: FilteredNewsProps) {
  return (
    <FilteredList
      path="/news"
      view={view}
      freshness={list}
      words={newsWords}
      mayShow={[newsList.entry, entryGroups.list, correctionMark.root]}
    >
      <NewsList items={view.items} today={view.today} />
    </FilteredList>
  )
}
