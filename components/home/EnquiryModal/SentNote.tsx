import { useEffect, useRef } from 'react'
import { IconButton } from '@/components/ui/Button/Button'
import { Icon } from '@/components/ui/Icon/Icon'
import { enquiryCopy } from '@/content/microcopy/enquiry'
import styles from './EnquiryModal.module.scss'

type SentNoteProps = { reference: string | undefined; onClose: () => void }

/**
 * The reference number of an enquiry that was sent from the dialog, until the visitor has noted it. Takes the focus
 * after the dialog, which stands before it in the page, has given it back to its opener. The popup notice waits for it.
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
