import { IconButton } from '@/components/content/Button/Button'
import { Icon } from '@/components/content/Icon/Icon'
import { enquiryCopy } from '@/content/microcopy/enquiry'
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
            {enquiryCopy.received} <b>{reference}</b>
          </span>
          <IconButton bare aria-label={enquiryCopy.dismiss} onClick={onClose}>
            <Icon name="x-bold" />
          </IconButton>
        </p>
      )}
    </div>
  )
}
