import { EventsScreen } from '@/components/updates/EventsScreen/EventsScreen'
import { pageMetadata } from '@/lib/seo/metadata'
import { eventsScreen } from '@/lib/updates/list-screens'

export const generateMetadata = () => pageMetadata('/events')

export default async function EventsPage() {
  return <EventsScreen {...await eventsScreen()} />
}
