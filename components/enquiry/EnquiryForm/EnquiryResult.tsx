import type { ReactElement } from 'react'
import { Icon } from '@/components/ui/Icon/Icon'
import { Link } from '@/components/ui/Link/Link'
import { enquiryCopy } from '@/content/microcopy/enquiry'
import type { School } from '@/content/types'
import type { EnquiryOutcome } from '@/lib/enquiries/form-state'
import styles from './EnquiryResult.module.scss'

/** Other ways to the school. */
export type OtherWays = Pick<School, 'chat'> & { phone: School['phones'][0] }

type EnquiryResultProps = { outcome: EnquiryOutcome | undefined; otherWays: OtherWays }

/**
 * What has become of an enquiry, in a live region that is there from the start (WCAG 4.1.3). The message takes the
 * focus, so that it is in view: `autofocus` does so in a page that is served without script.
 */
export function EnquiryResult({ outcome, otherWays }: EnquiryResultProps) {
  return (
    <div className={styles.root} role="status">
      {outcome && messageOf(outcome, otherWays)}
    </div>
  )
}

function messageOf(outcome: EnquiryOutcome, otherWays: OtherWays): ReactElement | null {
  switch (outcome.status) {
    case 'sent':
      return <Sent reference={outcome.reference} />
    case 'conflict':
    case 'limited':
    case 'failed':
      return <Refused text={enquiryCopy[outcome.status]} otherWays={otherWays} />
    case 'invalid':
      // The summary and the fields tell.
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

/** The answers stay in the form; two other ways to the school. */
function Refused({ text, otherWays }: { text: string; otherWays: OtherWays }) {
  const { phone, chat } = otherWays
  return (
    <div ref={focusOn} className={styles.refused} tabIndex={-1} autoFocus>
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
