import { calendarFiles } from '@/content/words/en/calendar'
import { school } from '@/content/school'
import { getAdmission } from '@/lib/school/admission'
import { createDate, parseIsoDay, toIndianDay, now } from '@/lib/core/dates'
import { type AdmissionDay, buildAdmissionDayName, listAdmissionDays } from './admission-days'
import { createCalendarFile, type CalendarEntry } from './calendar-file'

const page = '/admission/admission-schedule'

/**
 * Returns a dated step of admission as a calendar entry.
 * @param site origin of the site
 */
export const toAdmissionEntry = (day: AdmissionDay, site: string): CalendarEntry => ({
  uid: `${buildAdmissionDayName(day)}@${new URL(site).host}`,
  title: `${day.title} (${school.name})`,
  description: calendarFiles.tentative,
  url: `${site}${page}`,
  first: parseIsoDay(day.first),
})

/** Lists the admission schedule of today's session as calendar entries. */
export const listScheduleEntries = (site: string): CalendarEntry[] =>
  listAdmissionDays(getAdmission(toIndianDay(now())).session).map((day) =>
    toAdmissionEntry(day, site),
  )

/**
 * Creates the admission schedule as a calendar file (R-CAL-1).
 * @param site origin of the site
 */
export const createScheduleCalendar = (site: string): string =>
  createCalendarFile({
    name: `${school.name}: ${calendarFiles.schedule}`,
    url: `${site}${page}.ics`,
    stamp: createDate(`${getAdmission(toIndianDay(now())).session.registrationStarts}T00:00:00Z`),
    entries: listScheduleEntries(site),
  })
