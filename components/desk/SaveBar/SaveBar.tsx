import type { ReactNode } from 'react'
import styles from './SaveBar.module.scss'

type SaveBarProps = {
  /** A short line over the buttons, such as when the draft was saved. */
  note?: ReactNode
  /** Buttons, the most important one first. */
  children: ReactNode
}

/** The buttons of a form, at the bottom of the window and so in reach of the thumb. */
export function SaveBar({ note, children }: SaveBarProps) {
  return (
    <div className={styles.root} data-save-bar="">
      {note && <p className={styles.note}>{note}</p>}
      <div className={styles.buttons}>{children}</div>
    </div>
  )
}
