import type { ReactNode } from 'react'
import styles from './FormFooter.module.scss'

type FormFooterProps = {
  /** Content above the buttons, such as when the draft was saved. */
  note?: ReactNode
  /** Buttons, the most important one first. */
  children: ReactNode
}

/** The buttons of a form, at the bottom of the window, within reach of the thumb. */
export function FormFooter({ note, children }: FormFooterProps) {
  return (
    <div className={styles.formFooter} data-form-footer="">
      {note && <div className={styles.note}>{note}</div>}
      <div className={styles.buttons}>{children}</div>
    </div>
  )
}
