import { EventsScreen } from '@/components/records/EventsScreen/EventsScreen'
import { loadInformationPage } from '@/lib/pages/information'
import { loadEvents } from '@/lib/pages/lists'
import { pageMetadata } from '@/lib/seo/metadata'

export const generateMetadata = () => pageMetadata('/events')

export default async function EventsPage() {
  const [frame, data] = await Promise.all([loadInformationPage('/events'), loadEvents()])
  return <EventsScreen frame={frame} {...data} />
}
