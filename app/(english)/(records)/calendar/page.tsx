import { CalendarScreen } from '@/components/records/CalendarScreen/CalendarScreen'
import { loadInformationPage } from '@/lib/pages/information'
import { loadCalendar } from '@/lib/pages/calendar'
import { pageMetadata } from '@/lib/seo/metadata'

export const generateMetadata = () => pageMetadata('/calendar')

export default async function CalendarPage() {
  const [frame, data] = await Promise.all([loadInformationPage('/calendar'), loadCalendar()])
  return <CalendarScreen frame={frame} {...data} />
}
