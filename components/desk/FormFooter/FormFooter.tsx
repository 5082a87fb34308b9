import type { ReactNode } from 'react'
import styles from './FormFooter.module.scss'

type FormFooterProps = {
  /** A short line over the buttons, such as when the draft was saved. */
  note?: ReactNode
  /** Buttons, the most important one first. */
  children: ReactNode
}

/** The buttons of a form, at the bottom of the window and so in reach of the thumb. */
export function FormFooter({ note, children }: FormFooterProps) {
  return (
    <div className={styles.root} data-form-footer="">
      {note && <p className={styles.note}>{note}</p>}
      <div className={styles.buttons}>{children}</div>
    </div>
  )
}
