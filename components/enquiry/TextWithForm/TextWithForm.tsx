import type { ReactNode } from 'react'
import styles from './TextWithForm.module.scss'

type TextWithFormProps = {
  form: ReactNode
  /** The form comes first, and is lifted over the edge of the hero; otherwise it follows the words on phones. */
  first?: boolean
  children: ReactNode
}

/** Words at the left, a form at the right (R-ENQUIRY-1). */
export function TextWithForm({ form, first, children }: TextWithFormProps) {
  return (
    <div className={styles.root} data-first={first || undefined}>
      {first && <div className={styles.form}>{form}</div>}
      <div className={styles.text}>{children}</div>
      {!first && <div className={styles.form}>{form}</div>}
    </div>
  )
}
