import { microcopy } from '@/content/microcopy'
import type { Session } from '@/content/types'
import { dayBefore, isoDay, dayFromIso } from '@/lib/core/dates'

/**
 * The dated steps of admission for a session, with permanent names (R-ADMISSION-4). Steps without a date are left out.
 */
export function admissionDays({
  registrationStarts,
  transferCertificateBefore,
  transferCertificateLatest,
}: Session): { name: string; title: string; first: string }[] {
  const { steps } = microcopy.calendar
  return [
    { name: 'registration', title: steps.registration, first: registrationStarts },
    {
      name: 'certificate',
      title: steps.certificate,
      first: isoDay(dayBefore(dayFromIso(transferCertificateBefore))),
    },
    {
      name: 'certificate-latest',
      title: steps.certificateLatest,
      first: transferCertificateLatest,
    },
  ]
}
