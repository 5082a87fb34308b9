import { newsAddress } from '@/lib/updates/addresses'
import { MissingRecord } from '@/components/updates/MissingRecord/MissingRecord.client'
import { NewsItemScreen } from '@/components/updates/NewsItemScreen/NewsItemScreen'
import { RecordFailure } from '@/components/updates/RecordFailure/RecordFailure'
import { microcopy } from '@/content/microcopy'
import { newsItemMetadata, newsItemScreen } from '@/lib/updates/news-item'

type Props = PageProps<'/news/[id]'>

/** Items are made when they are first asked for, and kept. */
export const generateStaticParams = () => []

export async function generateMetadata({ params }: Props) {
  const { id } = await params
  return newsItemMetadata(id, newsAddress)
}

export default async function NewsItemPage({ params }: Props) {
  const { id } = await params
  const screen = await newsItemScreen(id, newsAddress)
  if (screen.outcome === 'found') return <NewsItemScreen {...screen} />
  const failure = { frame: screen.frame, words: microcopy.newsItem, path: `/news/${id}` }
  if (screen.outcome === 'failed') return <RecordFailure {...failure} reason="failed" />
  return (
    <MissingRecord>
      <RecordFailure {...failure} reason="missing" />
    </MissingRecord>
  )
}
