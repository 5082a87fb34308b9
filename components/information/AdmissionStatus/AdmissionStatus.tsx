import { ButtonLink } from '@/components/ui/Button/Button'
import { Note } from '@/components/ui/Note/Note'
import { admission } from '@/content/words/en/admission'
import type { AdmissionWords } from '@/content/words/types'
import { keepNamesUnbroken } from '@/lib/rich-text/class-names'
import styles from './AdmissionStatus.module.scss'

type AdmissionStatusProps = {
  state: string
  /** Whom to ask, once registration has closed. */
  ask?: string
  /** What is known of the next session. */
  next?: string
  /** URL of the enquiry form in the language of the page. */
  enquiry?: string
  words?: AdmissionWords
}

/** What can be done today, the state of registration, and a button to the enquiry form (R-ADMISSION-5). */
export function AdmissionStatus({
  state,
  ask,
  next,
  enquiry = '/admission/admission-enquiry',
  words = admission,
}: AdmissionStatusProps) {
  const [first, ...rest] = [ask, state, next].filter((text) => text !== undefined)
  return (
    <Note>
      <div className={styles.root}>
        <div>
          <p className={styles.first}>{keepNamesUnbroken(first)}</p>
          {rest.map((text) => (
            <p key={text}>{keepNamesUnbroken(text)}</p>
          ))}
        </div>
        <p className={styles.enquire}>
          <ButtonLink variant="cta" size="small" href={enquiry}>
            {words.enquire}
          </ButtonLink>
        </p>
      </div>
    </Note>
  )
}
