import { NotFoundRecord } from '@/components/records/NotFoundRecord/NotFoundRecord.client'
import { TabloidEntryScreen } from '@/components/records/TabloidEntryScreen/TabloidEntryScreen'
import { TabloidFailure } from '@/components/records/TabloidFailure/TabloidFailure'
import { buildTabloidEntryMetadata, loadTabloidEntryPage } from '@/lib/pages/tabloid-entry'

type Props = PageProps<'/tabloid/[identifier]'>

/** No entry is prerendered. Each is rendered on its first request, then cached. */
export const generateStaticParams = () => []

export async function generateMetadata({ params }: Props) {
  const { identifier } = await params
  return buildTabloidEntryMetadata(identifier)
}

export default async function TabloidEntryPage({ params }: Props) {
  const { identifier } = await params
  const screen = await loadTabloidEntryPage(identifier)
  if (screen.outcome === 'found') return <TabloidEntryScreen {...screen} />
  if (screen.outcome === 'failed') {
    return <TabloidFailure frame={screen.frame} reason="failed" retry={`/tabloid/${identifier}`} />
  }
  return (
    <NotFoundRecord>
      <TabloidFailure frame={screen.frame} reason="missing" />
    </NotFoundRecord>
  )
}
