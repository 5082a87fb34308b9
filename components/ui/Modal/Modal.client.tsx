'use client'

import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { IconButton } from '../Button/Button'
import { Icon } from '../Icon/Icon'
import styles from './Modal.module.scss'

type ModalProps = {
  open: boolean
  /** Called when the visitor closes it: by the button, Escape, or a click outside. */
  onClose: () => void
  title: string
  /** Language of the title if it differs from the page's. */
  titleLang?: string
  closeLabel: string
  children: ReactNode
}

/**
 * A modal `<dialog>`, on phones a sheet at the bottom: the browser traps the focus and restores it. The focus starts at
 * the title, so that a screen reader reads it first. The content is rendered when it first opens, and stays after it
 * closes. Safari 14 and Firefox 91 have no dialogs: there it is a box above the page.
 */
export function Modal({ open, onClose, title, titleLang, closeLabel, children }: ModalProps) {
  const ref = useRef<HTMLDialogElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const titleId = useId()
  const [hasOpened, setHasOpened] = useState(open)
  if (open && !hasOpened) setHasOpened(true)

  useEffect(() => {
    const dialog = ref.current
    if (!dialog || dialog.hasAttribute('open') === open) return
    if (!open) return close(dialog)
    show(dialog)
    heading.current?.focus()
  }, [open])

  return (
    <dialog
      ref={ref}
      className={styles.modal}
      aria-labelledby={titleId}
      onClose={onClose}
      onClick={(event) => event.target === event.currentTarget && onClose()}
      onKeyDown={({ key, currentTarget }) => {
        if (key === 'Escape' && !isNative(currentTarget)) onClose()
      }}
    >
      {hasOpened && (
        <div className={styles.box}>
          <div className={styles.head}>
            <h2 ref={heading} id={titleId} lang={titleLang} tabIndex={-1}>
              {title}
            </h2>
            <IconButton aria-label={closeLabel} onClick={onClose}>
              <Icon name="x-bold" />
            </IconButton>
          </div>
          <div className={styles.body}>{children}</div>
        </div>
      )}
    </dialog>
  )
}

const isNative = (dialog: HTMLDialogElement) => 'showModal' in dialog

function show(dialog: HTMLDialogElement) {
  // eslint-disable-next-line no-restricted-properties -- with a fallback
  if (isNative(dialog)) return dialog.showModal()
  dialog.dataset.plain = ''
  dialog.setAttribute('open', '')
}

function close(dialog: HTMLDialogElement) {
  if (isNative(dialog)) return dialog.close()
  dialog.removeAttribute('open')
}
