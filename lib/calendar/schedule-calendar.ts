import { sessions } from '@/content/data/sessions'
import { microcopy } from '@/content/microcopy'
import { school } from '@/content/school'
import { dateFrom, dayBefore, recordDay, toRecordDate } from '@/lib/core/dates'
import { calendarFile, type CalendarEntry } from './calendar-file'

const page = '/admission/admission-schedule'

/**
 * The admission schedule as a calendar file (R-CAL-1). Steps without a date are left out.
 * @param site origin of the site
 */
export function scheduleCalendar(site: string): string {
  const { registrationStarts, transferCertificateBefore, transferCertificateLatest } =
    sessions.at(-1)!
  const { steps } = microcopy.calendar
  const entries: [name: string, title: string, day: CalendarEntry['first']][] = [
    ['registration', steps.registration, asDay(registrationStarts)],
    ['certificate', steps.certificate, dayBefore(asDay(transferCertificateBefore))],
    ['certificate-latest', steps.certificateLatest, asDay(transferCertificateLatest)],
  ]
  return calendarFile({
    name: `${school.name}: ${microcopy.calendar.schedule}`,
    url: `${site}${page}.ics`,
    stamp: dateFrom(`${registrationStarts}T00:00:00Z`),
    entries: entries.map(([name, title, first]) => ({
      uid: `admission-${name}-${first.year}@${new URL(site).host}`,
      title: `${title} (${school.name})`,
      description: microcopy.calendar.tentative,
      url: `${site}${page}`,
      first,
    })),
  })
}

function asDay(date: string) {
  const day = recordDay(toRecordDate(date))
  if (!day) throw new Error(`Invalid date: ${date}`)
  return day
}
