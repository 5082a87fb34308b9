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
  /** URL of the enquiry form in the language of the page. */
  enquiry?: string
  words?: AdmissionWords
}

/** What can be done today, the state of registration, and a button to the enquiry form (R-ADMISSION-5). */
export function AdmissionStatus({
  state,
  ask,
  enquiry = '/admission/admission-enquiry',
  words = admission,
}: AdmissionStatusProps) {
  return (
    <Note>
      <div className={styles.root}>
        <p className={styles.first}>{keepNamesUnbroken(ask ?? state)}</p>
        {ask && <p className={styles.state}>{keepNamesUnbroken(state)}</p>}
        <p className={styles.enquire}>
          <ButtonLink variant="cta" size="small" href={enquiry}>
            {words.enquire}
          </ButtonLink>
        </p>
      </div>
    </Note>
  )
}
