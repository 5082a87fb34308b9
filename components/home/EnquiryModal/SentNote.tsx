import { useEffect, useRef } from 'react'
import { IconButton } from '@/components/ui/Button/Button'
import { Icon } from '@/components/ui/Icon/Icon'
import { vcardPath } from '@/content/constants'
import { fillIn } from '@/lib/core/fill-in'
import type { SentEnquiry } from '@/lib/enquiries/form-state'
import type { EnquiryFormWords } from '@/lib/enquiries/form-words'
import styles from './EnquiryModal.module.scss'

export type SentWords = {
  /** Text before the reference number. */
  received: string
  dismiss: string
}

type SentNoteProps = {
  enquiry: SentEnquiry | undefined
  words: SentWords
  formWords: Pick<EnquiryFormWords, 'next' | 'sent'>
  onClose: () => void
}

/**
 * The reference number of an enquiry sent from the dialog, until the visitor closes it. Must follow the dialog in the
 * tree: the closing dialog first returns the focus to its opener, then this note takes it. The popup notice waits.
 */
export function SentNote({ enquiry, words, formWords, onClose }: SentNoteProps) {
  const note = useRef<HTMLDivElement>(null)

  useEffect(() => note.current?.focus(), [enquiry])

  return (
    <div role="status">
      {enquiry && (
        <div ref={note} className={styles.sent} tabIndex={-1} data-sent-note>
          <Icon name="check-circle-fill" />
          <p>{words.received}</p>
          <b>{enquiry.reference}</b>
          <p>
            {enquiry.next && fillIn(formWords.sent.call, { contact: enquiry.next.contact })}{' '}
            {formWords.next}{' '}
            <a href={vcardPath} download>
              {formWords.sent.save}
            </a>
          </p>
          <IconButton bare aria-label={words.dismiss} onClick={onClose}>
            <Icon name="x-bold" />
          </IconButton>
        </div>
      )}
    </div>
  )
}
