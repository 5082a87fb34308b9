import { Note } from '@/components/ui/Note/Note'
import { admission } from '@/content/words/en/admission'
import type { AdmissionWords } from '@/content/words/types'
import { keepNamesUnbroken } from '@/lib/rich-text/class-names'

type AdmissionStatusProps = {
  text: string
  /** What is known of the next session. */
  next?: string
  /** URL of the enquiry form in the language of the page. */
  enquiry?: string
  words?: AdmissionWords
}

/** The state of registration today, and a link to the enquiry form (R-ADMISSION-5). */
export function AdmissionStatus({
  text,
  next,
  enquiry = '/admission/admission-enquiry',
  words = admission,
}: AdmissionStatusProps) {
  return (
    <Note>
      <p>
        <b>{keepNamesUnbroken(text)}</b> <a href={enquiry}>{words.enquire}</a>
      </p>
      {next && <p>{keepNamesUnbroken(next)}</p>}
    </Note>
  )
}
