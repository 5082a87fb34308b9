import { admissionDates } from '@/content/data/admission'
import { microcopy } from '@/content/microcopy'
import { dayBefore, isoDay, dayFromIso } from '@/lib/core/dates'

/** The dated steps of admission, with permanent names (R-ADMISSION-4). Steps without a date are left out. */
export function admissionDays(): { name: string; title: string; first: string }[] {
  const { registrationStarts, transferCertificateBefore, transferCertificateLatest } =
    admissionDates
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
