import { Note } from '@/components/ui/Note/Note'
import { admissionCopy } from '@/content/microcopy/admission'

/** Where registration stands today, and the way to ask (R-ADMISSION-5). */
export function AdmissionStatus({ text }: { text: string }) {
  return (
    <Note>
      <b>{text}</b> <a href="/admission/admission-enquiry">{admissionCopy.enquire}</a>
    </Note>
  )
}
