import { IconButton } from '@/components/ui/Button/Button'
import { Icon } from '@/components/ui/Icon/Icon'
import { Modal } from '@/components/ui/Modal/Modal'
import { Static } from '@/components/ui/Static/Static'
import { enquiryFormPath, vcardPath } from '@/content/constants'
import styles from './EnquiryDialog.module.scss'

type EnquiryDialogProps = {
  title: string
  /** Label of the button that closes it. */
  close: string
  /** Text while the form loads. */
  loading: string
  sent: {
    /** Text before the reference number. */
    received: string
    /** What happens next. */
    next: string
    /** Label of the link to the school's number for the contacts of a phone. */
    save: string
    dismiss: string
  }
}

/**
 * The admission enquiry of the home page in a dialog (R-HOME-12), opened by any link with `data-opens="enquiry"`. The
 * form is a page of its own in a frame, so that the home page needs no React. The reference number stays until the
 * visitor closes it: the popup notice waits for that.
 */
export function EnquiryDialog({ title, close, loading, sent }: EnquiryDialogProps) {
  return (
    <>
      <Static as="template" data-holds="enquiry">
        <Modal id="enquiry" title={title} closeLabel={close}>
          <p role="status">{loading}</p>
          <div className={styles.frame} data-frame={enquiryFormPath} />
        </Modal>
      </Static>
      <div role="status">
        <Static as="template" data-holds="sent-enquiry">
          <div id="sent-enquiry" className={styles.sent} tabIndex={-1}>
            <Icon name="check-circle-fill" />
            <p>{sent.received}</p>
            <b data-reference />
            <p>
              <span data-call /> {sent.next}{' '}
              <a href={vcardPath} download>
                {sent.save}
              </a>
            </p>
            <IconButton bare aria-label={sent.dismiss}>
              <Icon name="x-bold" />
            </IconButton>
          </div>
        </Static>
      </div>
    </>
  )
}
