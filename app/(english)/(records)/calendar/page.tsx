import { CalendarScreen } from '@/components/records/CalendarScreen/CalendarScreen'
import { withFrame } from '@/lib/pages/information'
import { loadCalendar } from '@/lib/pages/calendar'
import { pageMetadata } from '@/lib/seo/metadata'

export const generateMetadata = () => pageMetadata('/calendar')

export default async function CalendarPage() {
  return <CalendarScreen {...await withFrame('/calendar', loadCalendar())} />
}
