import { createScheduleCalendar } from '@/lib/calendar/schedule-calendar'
import { sharedCacheControl } from '@/lib/core/cache-control.mjs'
import { env } from '@/lib/core/env'

export const dynamic = 'force-static'

/** The dated steps of admission for a calendar (R-CAL-1). */
export const GET = () =>
  new Response(createScheduleCalendar(env.siteUrl), {
    headers: {
      'Cache-Control': sharedCacheControl(false),
      'Content-Type': 'text/calendar; charset=utf-8',
      'Content-Disposition': 'attachment; filename="admission-schedule.ics"',
    },
  })
