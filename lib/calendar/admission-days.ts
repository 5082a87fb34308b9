import { calendarFiles } from '@/content/words/en/calendar'
import type { Session } from '@/content/types'
import { getDayBefore, formatIsoDay, parseIsoDay } from '@/lib/core/dates'

/** A dated step of admission; `first` is an ISO day. */
export type AdmissionDay = { name: string; title: string; first: string }

/** Builds the permanent name of a step, for its address and its uid. */
export const buildAdmissionDayName = ({ name, first }: AdmissionDay) =>
  `admission-${name}-${first.slice(0, 4)}`

/**
 * Lists the dated steps of admission for a session, with permanent names (R-ADMISSION-4). Steps without a date are left
 * out.
 */
export function listAdmissionDays({
  registrationStarts,
  transferCertificateBefore,
  transferCertificateLatest,
}: Session): AdmissionDay[] {
  const { steps } = calendarFiles
  return [
    { name: 'registration', title: steps.registration, first: registrationStarts },
    {
      name: 'certificate',
      title: steps.certificate,
      first: formatIsoDay(getDayBefore(parseIsoDay(transferCertificateBefore))),
    },
    {
      name: 'certificate-latest',
      title: steps.certificateLatest,
      first: transferCertificateLatest,
    },
  ]
}
