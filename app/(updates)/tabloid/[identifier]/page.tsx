import { tabloidAddress } from '@/lib/updates/addresses'
import { MissingRecord } from '@/components/updates/MissingRecord/MissingRecord.client'
import { TabloidEntryScreen } from '@/components/updates/TabloidEntryScreen/TabloidEntryScreen'
import { TabloidFailure } from '@/components/updates/TabloidFailure/TabloidFailure'
import { tabloidEntryMetadata, tabloidEntryScreen } from '@/lib/updates/tabloid-entry'

type Props = PageProps<'/tabloid/[identifier]'>

/** Entries are made when they are first asked for, and kept. */
export const generateStaticParams = () => []

export async function generateMetadata({ params }: Props) {
  const { identifier } = await params
  return tabloidEntryMetadata(identifier, tabloidAddress)
}

export default async function TabloidEntryPage({ params }: Props) {
  const { identifier } = await params
  const screen = await tabloidEntryScreen(identifier, tabloidAddress)
  if (screen.outcome === 'found') return <TabloidEntryScreen {...screen} />
  if (screen.outcome === 'failed') {
    return <TabloidFailure frame={screen.frame} reason="failed" retry={`/tabloid/${identifier}`} />
  }
  return (
    <MissingRecord>
      <TabloidFailure frame={screen.frame} reason="missing" />
    </MissingRecord>
  )
}
