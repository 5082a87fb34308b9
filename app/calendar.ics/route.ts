import { handleSchoolCalendar } from '@/lib/calendar/handlers'

export const dynamic = 'force-dynamic'

/** The school year as a calendar to subscribe to (R-YEAR-5). */
export const GET = (request: Request) => handleSchoolCalendar(request)
