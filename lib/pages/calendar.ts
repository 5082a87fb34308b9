import 'server-only'
import { z } from 'zod'
import {
  listCalendarDays,
  calendarPath,
  type CalendarDay,
  dayKinds,
  groupByMonth,
  findNextDays,
  getSchoolYear,
} from '@/lib/calendar/school-year'
import { listEvents } from '@/lib/content/collections'
import { toIndianDay, formatIsoDay } from '@/lib/core/dates'
import { takeFirst, type Parameters } from '@/lib/http/parameters'
import { getRequestDay } from '@/lib/records/list-view'
import { getSubscriptionUrl } from '@/lib/seo/absolute-urls'
import { buildCalendarData } from '@/lib/seo/calendar-structured-data'

/** An unknown kind counts as none, like an invalid filter of a list. */
const kindSchema = z.enum(dayKinds).optional().catch(undefined)

/** Loads the calendar of the school year (R-YEAR-1), by the query of its page. */
export async function loadCalendar(parameters: Parameters = {}) {
  const list = await listEvents('list')
  const kind = kindSchema.parse(takeFirst(parameters.kind))
  const day = toIndianDay(getRequestDay(parameters))
  const today = formatIsoDay(day)
  const session = getSchoolYear(day)
  const days = listCalendarDays(list.records).filter(
    ({ first, last }) => last >= session.begins && first <= session.ends,
  )
  const shown = kind ? days.filter((entry) => entry.kind === kind) : days
  const months = groupByMonth(session, shown)
  const current = months.findIndex(({ month }) => month === day.month)
  const withDays = (month: { days: CalendarDay[] }) => !kind || month.days.length > 0
  return {
    session: session.name,
    isSet: days.some((entry) => entry.kind === 'holiday'),
    kind,
    today,
    href: kind ? `${calendarPath}?kind=${kind}` : calendarPath,
    next: findNextDays(days, today),
    past: months.slice(0, current).filter(withDays),
    coming: months.slice(current).filter(withDays),
    list: { source: list.source, readAt: list.readAt },
    subscription: getSubscriptionUrl(`${calendarPath}.ics`),
    data: buildCalendarData(days.filter(({ last }) => last >= today)),
  }
}
