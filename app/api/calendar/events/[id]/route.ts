import { handleEvent } from '@/lib/calendar/handlers'

/** One event for a calendar (R-CAL-1). `next.config.ts` rewrites `/events/{id}.ics` to it. */
export const GET = async (_: Request, { params }: RouteContext<'/api/calendar/events/[id]'>) =>
  handleEvent((await params).id)

export * from '@/lib/http/get-only'
