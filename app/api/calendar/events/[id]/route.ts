import { handleEvent } from '@/lib/calendar/handlers'

/** One event for a calendar (R-CAL-1); `next.config.ts` leads `/events/{id}.ics` here. */
export const GET = async (_: Request, { params }: RouteContext<'/api/calendar/events/[id]'>) =>
  handleEvent((await params).id)
