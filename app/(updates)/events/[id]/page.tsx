import { eventAddress } from '@/lib/updates/addresses'
import { MissingRecord } from '@/components/updates/MissingRecord/MissingRecord.client'
import { SchoolEventScreen } from '@/components/updates/SchoolEventScreen/SchoolEventScreen'
import { RecordFailure } from '@/components/updates/RecordFailure/RecordFailure'
import { microcopy } from '@/content/microcopy'
import { schoolEventMetadata, schoolEventScreen } from '@/lib/updates/school-event'

type Props = PageProps<'/events/[id]'>

/** Events are made when they are first asked for, and kept. */
export const generateStaticParams = () => []

export async function generateMetadata({ params }: Props) {
  const { id } = await params
  return schoolEventMetadata(id, eventAddress)
}

export default async function SchoolEventPage({ params }: Props) {
  const { id } = await params
  const screen = await schoolEventScreen(id, eventAddress)
  if (screen.outcome === 'found') return <SchoolEventScreen {...screen} />
  const failure = { frame: screen.frame, words: microcopy.schoolEvent, path: `/events/${id}` }
  if (screen.outcome === 'failed') return <RecordFailure {...failure} reason="failed" />
  return (
    <MissingRecord>
      <RecordFailure {...failure} reason="missing" />
    </MissingRecord>
  )
}
