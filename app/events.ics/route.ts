import { handleEventCalendar } from '@/lib/calendar/handlers'

export const dynamic = 'force-dynamic'

/** The school's events as a calendar to subscribe to (R-CAL-1). */
export const GET = () => handleEventCalendar()
