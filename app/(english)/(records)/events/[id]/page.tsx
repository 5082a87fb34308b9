import { NotFoundRecord } from '@/components/records/NotFoundRecord/NotFoundRecord.client'
import { RecordFailure } from '@/components/records/RecordFailure/RecordFailure'
import { SchoolEventScreen } from '@/components/records/SchoolEventScreen/SchoolEventScreen'
import { events } from '@/content/words/en/events'
import { buildEventMetadata, loadEventPage } from '@/lib/pages/event'

type Props = PageProps<'/events/[id]'>

/** No event is prerendered. Each is rendered on its first request, then cached. */
export const generateStaticParams = () => []

export async function generateMetadata({ params }: Props) {
  const { id } = await params
  return buildEventMetadata(id)
}

export default async function SchoolEventPage({ params }: Props) {
  const { id } = await params
  const screen = await loadEventPage(id)
  if (screen.outcome === 'found') return <SchoolEventScreen {...screen} />
  const failure = { frame: screen.frame, words: events.page, path: `/events/${id}` }
  if (screen.outcome === 'failed') return <RecordFailure {...failure} reason="failed" />
  return (
    <NotFoundRecord>
      <RecordFailure {...failure} reason="missing" />
    </NotFoundRecord>
  )
}
