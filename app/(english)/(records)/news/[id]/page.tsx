import { NewsItemScreen } from '@/components/records/NewsItemScreen/NewsItemScreen'
import { NotFoundRecord } from '@/components/records/NotFoundRecord/NotFoundRecord.client'
import { RecordFailure } from '@/components/records/RecordFailure/RecordFailure'
import { news } from '@/content/words/en/news'
import { buildNewsItemMetadata, loadNewsItemPage } from '@/lib/pages/news-item'

type Props = PageProps<'/news/[id]'>

/** No news item is prerendered. Each is rendered on its first request, then cached. */
export const generateStaticParams = () => []

export async function generateMetadata({ params }: Props) {
  const { id } = await params
  return buildNewsItemMetadata(id)
}

export default async function NewsItemPage({ params }: Props) {
  const { id } = await params
  const screen = await loadNewsItemPage(id)
  if (screen.outcome === 'found') return <NewsItemScreen {...screen} />
  const failure = { frame: screen.frame, words: news.page, path: `/news/${id}` }
  if (screen.outcome === 'failed') return <RecordFailure {...failure} reason="failed" />
  return (
    <NotFoundRecord>
      <RecordFailure {...failure} reason="missing" />
    </NotFoundRecord>
  )
}
