import { CalendarScreen } from '@/components/records/CalendarScreen/CalendarScreen'
import { loadCalendarPage } from '@/lib/pages/calendar'
import { variantMetadata } from '@/lib/seo/metadata'

export const generateMetadata = () => variantMetadata('/calendar')

/** `/calendar` with a kind in its query, rewritten by `next.config.ts`. */
export default async function FilteredCalendarPage({ searchParams }: PageProps<'/query/calendar'>) {
  return <CalendarScreen {...await loadCalendarPage(await searchParams)} />
}
