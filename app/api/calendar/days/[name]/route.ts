import { handleSchoolDay } from '@/lib/calendar/handlers'

/** One day of the school year for a calendar (R-YEAR-5). */
export const GET = async (_: Request, { params }: RouteContext<'/api/calendar/days/[name]'>) =>
  handleSchoolDay((await params).name)

export * from '@/lib/http/get-only'
