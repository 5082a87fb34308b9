import type { ReactElement } from 'react'
import { Icon } from '@/components/ui/Icon/Icon'
import { Link } from '@/components/ui/Link/Link'
import { enquiryCopy } from '@/content/microcopy/enquiry'
import type { School } from '@/content/types'
import type { EnquiryOutcome } from '@/lib/enquiries/form-state'
import styles from './EnquiryResult.module.scss'

/** Other ways to contact the school. */
export type ContactOptions = Pick<School, 'chat'> & { phone: School['phones'][0] }

type EnquiryResultProps = { outcome: EnquiryOutcome | undefined; contactOptions: ContactOptions }

/**
 * The result of an enquiry, in a live region that is always rendered (WCAG 4.1.3). The message takes the focus to
 * come into view; `autofocus` does so in a page without script.
 */
export function EnquiryResult({ outcome, contactOptions }: EnquiryResultProps) {
  return (
    <div className={styles.root} role="status">
      {outcome && renderOutcome(outcome, contactOptions)}
    </div>
  )
}

function renderOutcome(
  outcome: EnquiryOutcome,
  contactOptions: ContactOptions,
): ReactElement | null {
  switch (outcome.status) {
    case 'sent':
      return <Sent reference={outcome.reference} />
    case 'conflict':
    case 'limited':
    case 'failed':
      return <Failed text={enquiryCopy[outcome.status]} contactOptions={contactOptions} />
    case 'invalid':
      // The summary and the fields show the messages.
      return null
  }
}

const focusOn = (message: HTMLElement | null) => message?.focus()

/** The specified message, the reference number and what happens next. */
function Sent({ reference }: { reference: string }) {
  const { succeeded, reference: label, next } = enquiryCopy
  return (
    <div ref={focusOn} className={styles.sent} tabIndex={-1} autoFocus>
      <p className={styles.message}>
        <Icon name="check-circle-fill" /> {succeeded}
      </p>
      <p>
        {label} <b>{reference}</b>
      </p>
      <p>{next}</p>
    </div>
  )
}

/** The values stay in the form. Offers two other ways to contact the school. */
function Failed({ text, contactOptions }: { text: string; contactOptions: ContactOptions }) {
  const { phone, chat } = contactOptions
  return (
    <div ref={focusOn} className={styles.failed} tabIndex={-1} autoFocus>
      <p className={styles.message}>
        <Icon name="warning-circle-fill" /> {text}
      </p>
      <p>
        {enquiryCopy.otherWays}{' '}
        <a href={`tel:${phone.dialled}`}>
          <Icon name="phone" /> {phone.printed}
        </a>{' '}
        <Link href={chat.href}>
          <Icon name="whatsapp-logo" /> {chat.label}
        </Link>
      </p>
    </div>
  )
}
