import { EventsScreen } from '@/components/records/EventsScreen/EventsScreen'
import { loadEventsPage } from '@/lib/pages/lists'
import { pageMetadata } from '@/lib/seo/metadata'

export const generateMetadata = () => pageMetadata('/events')

export default async function EventsPage() {
  return <EventsScreen {...await loadEventsPage()} />
}
