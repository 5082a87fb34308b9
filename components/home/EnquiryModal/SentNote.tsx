import { useEffect, useRef } from 'react'
import { IconButton } from '@/components/ui/Button/Button'
import { Icon } from '@/components/ui/Icon/Icon'
import styles from './EnquiryModal.module.scss'

export type SentWords = {
  /** Before the reference number. */
  received: string
  dismiss: string
}

type SentNoteProps = {
  reference: string | undefined
  words: SentWords & { next: string }
  onClose: () => void
}

/**
 * The reference number of an enquiry sent from the dialog, until the visitor closes it. Must follow the dialog in the
 * tree: the closing dialog first returns the focus to its opener, then this note takes it. The popup notice waits.
 */
export function SentNote({ reference, words, onClose }: SentNoteProps) {
  const note = useRef<HTMLDivElement>(null)

  useEffect(() => note.current?.focus(), [reference])

  return (
    <div role="status">
      {reference && (
        <div ref={note} className={styles.sent} tabIndex={-1} data-sent-note>
          <Icon name="check-circle-fill" />
          <p>{words.received}</p>
          <b>{reference}</b>
          <p>{words.next}</p>
          <IconButton bare aria-label={words.dismiss} onClick={onClose}>
            <Icon name="x-bold" />
          </IconButton>
        </div>
      )}
    </div>
  )
}
