import { eventAddress } from '@/lib/updates/addresses'
import { answerEvent } from '@/lib/calendar/event-calendars'

/** One event for a calendar (R-CAL-1); `next.config.ts` leads `/events/{id}.ics` here. */
export const GET = async (_: Request, { params }: RouteContext<'/api/calendar/events/[id]'>) =>
  answerEvent((await params).id, eventAddress)
