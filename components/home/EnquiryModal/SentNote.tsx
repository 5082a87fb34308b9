import { IconButton } from '@/components/content/Button/Button'
import { Icon } from '@/components/content/Icon/Icon'
import { microcopy } from '@/content/microcopy'
import styles from './EnquiryModal.module.scss'

type SentNoteProps = { reference: string | undefined; onClose: () => void }

/** The reference number of an enquiry that was sent from the dialog, until the visitor has noted it. */
export function SentNote({ reference, onClose }: SentNoteProps) {
  return (
    <div role="status">
      {reference && (
        <p className={styles.sent}>
          <Icon name="check-circle-fill" />
          <span>
            {microcopy.enquiry.received} <b>{reference}</b>
          </span>
          <IconButton bare aria-label={microcopy.enquiry.dismiss} onClick={onClose}>
            <Icon name="x-bold" />
          </IconButton>
        </p>
      )}
    </div>
  )
}
