import { useEffect, useRef } from 'react'
import { IconButton } from '@/components/ui/Button/Button'
import { Icon } from '@/components/ui/Icon/Icon'
import { enquiryCopy } from '@/content/microcopy/enquiry'
import styles from './EnquiryModal.module.scss'

type SentNoteProps = { reference: string | undefined; onClose: () => void }

/**
 * The reference number of an enquiry sent from the dialog, until the visitor closes it. Must follow the dialog in the
 * tree: the closing dialog first returns the focus to its opener, then this note takes it. The popup notice waits.
 */
export function SentNote({ reference, onClose }: SentNoteProps) {
  const note = useRef<HTMLDivElement>(null)

  useEffect(() => note.current?.focus(), [reference])

  return (
    <div role="status">
      {reference && (
        <div ref={note} className={styles.sent} tabIndex={-1} data-sent-note>
          <Icon name="check-circle-fill" />
          <p>{enquiryCopy.received}</p>
          <b>{reference}</b>
          <p>{enquiryCopy.next}</p>
          <IconButton bare aria-label={enquiryCopy.dismiss} onClick={onClose}>
            <Icon name="x-bold" />
          </IconButton>
        </div>
      )}
    </div>
  )
}
