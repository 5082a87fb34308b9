import { EventsScreen } from '@/components/records/EventsScreen/EventsScreen'
import { loadEventsPage } from '@/lib/pages/lists'
import { variantMetadata } from '@/lib/seo/metadata'

export const generateMetadata = () => variantMetadata('/events')

/** `/events` with filters in its query, rewritten by `next.config.ts`. */
export default async function FilteredEventsPage({ searchParams }: PageProps<'/query/events'>) {
  return <EventsScreen {...await loadEventsPage(await searchParams)} />
}
