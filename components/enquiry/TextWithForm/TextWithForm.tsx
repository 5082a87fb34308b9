import type { ReactNode } from 'react'
import { Static } from '@/components/ui/Static/Static'
import styles from './TextWithForm.module.scss'

type TextWithFormProps = {
  form: ReactNode
  /** The form precedes the text and overlaps the hero. Otherwise it follows the text on phones. */
  first?: boolean
  children: ReactNode
}

/** Text on the left, a form on the right (R-ENQUIRY-1). */
export function TextWithForm({ form, first, children }: TextWithFormProps) {
  return (
    <div className={styles.textWithForm} data-first={first || undefined}>
      {first && <div className={styles.form}>{form}</div>}
      <Static className={styles.text}>{children}</Static>
      {!first && <div className={styles.form}>{form}</div>}
    </div>
  )
}
