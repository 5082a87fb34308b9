import { microcopy } from '@/content/microcopy'
import { school } from '@/content/school'
import { admissionOn } from '@/lib/core/admission'
import { dateFrom, dayFromIso, dayOf, now } from '@/lib/core/dates'
import { admissionDays } from './admission-days'
import { calendarFile, type CalendarEntry } from './calendar-file'

const page = '/admission/admission-schedule'

/**
 * The admission schedule as calendar entries.
 * @param site origin of the site
 */
export const scheduleEntries = (site: string): CalendarEntry[] =>
  admissionDays(admissionOn(dayOf(now())).session).map(({ name, title, first }) => ({
    uid: `admission-${name}-${first.slice(0, 4)}@${new URL(site).host}`,
    title: `${title} (${school.name})`,
    description: microcopy.calendar.tentative,
    url: `${site}${page}`,
    first: dayFromIso(first),
  }))

/**
 * The admission schedule as a calendar file (R-CAL-1).
 * @param site origin of the site
 */
export const scheduleCalendar = (site: string): string =>
  calendarFile({
    name: `${school.name}: ${microcopy.calendar.schedule}`,
    url: `${site}${page}.ics`,
    stamp: dateFrom(`${admissionOn(dayOf(now())).session.registrationStarts}T00:00:00Z`),
    entries: scheduleEntries(site),
  })
