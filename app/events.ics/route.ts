import { eventAddress } from '@/lib/updates/addresses'
import { answerEventCalendar } from '@/lib/calendar/event-calendars'

export const dynamic = 'force-dynamic'

/** The school's events, to subscribe to (R-CAL-1). */
export const GET = () => answerEventCalendar(eventAddress)
