import type { ReactNode } from 'react'
import { IconButton } from '../Button/Button'
import { Icon } from '../Icon/Icon'
import styles from './Modal.module.scss'

type ModalProps = {
  /** Unique on the page. */
  id: string
  title: string
  /** Language of the title if it differs from the page's. */
  titleLang?: string
  closeLabel: string
  children: ReactNode
}

/**
 * A modal `<dialog>`, on phones a sheet at the bottom: the browser traps the focus and restores it. Scripts open and close
 * it (`Modal.browser.ts`).
 */
export function Modal({ id, title, titleLang, closeLabel, children }: ModalProps) {
  const titleId = `${id}-title`
  return (
    <dialog id={id} className={styles.modal} aria-labelledby={titleId}>
      <div className={styles.box}>
        <div className={styles.head}>
          <h2 id={titleId} lang={titleLang} tabIndex={-1}>
            {title}
          </h2>
          <IconButton aria-label={closeLabel} data-closes>
            <Icon name="x-bold" />
          </IconButton>
        </div>
        <div className={styles.body}>{children}</div>
      </div>
    </dialog>
  )
}
