import { EventsScreen } from '@/components/updates/EventsScreen/EventsScreen'
import { variantMetadata } from '@/lib/seo/metadata'
import { eventsScreen } from '@/lib/updates/list-screens'

export const generateMetadata = () => variantMetadata('/events')

/** `/events` with filters in its address; see `next.config.ts`. */
export default async function FilteredEventsPage({ searchParams }: PageProps<'/filtered/events'>) {
  return <EventsScreen {...await eventsScreen(await searchParams)} />
}
