import type { ReactElement } from 'react'
import { Icon } from '@/components/ui/Icon/Icon'
import { Link } from '@/components/ui/Link/Link'
import type { School } from '@/content/types'
import type { EnquiryOutcome } from '@/lib/enquiries/form-state'
import type { EnquiryFormWords } from '@/lib/enquiries/form-words'
import styles from './EnquiryResult.module.scss'

/** Other ways to contact the school. */
export type ContactOptions = Pick<School, 'chat'> & {
  phone: School['phones'][0]
  /** What is said of the link to the chat. */
  newTab?: string
}

type Shared = { words: EnquiryFormWords; contactOptions: ContactOptions }

type EnquiryResultProps = Shared & { outcome: EnquiryOutcome | undefined }

/**
 * The result of an enquiry, in a live region that is always rendered (WCAG 4.1.3). The message takes the focus to
 * come into view; `autofocus` does so in a page without script.
 */
export function EnquiryResult({ outcome, ...shared }: EnquiryResultProps) {
  return (
    <div className={styles.root} role="status">
      {outcome && renderOutcome(outcome, shared)}
    </div>
  )
}

function renderOutcome(outcome: EnquiryOutcome, shared: Shared): ReactElement | null {
  switch (outcome.status) {
    case 'sent':
      return <Sent reference={outcome.reference} words={shared.words} />
    case 'confirm':
    case 'conflict':
    case 'limited':
    case 'failed':
      return <Failed text={shared.words[outcome.status]} {...shared} />
    case 'invalid':
      // The summary and the fields show the messages.
      return null
  }
}

const focusOn = (message: HTMLElement | null) => message?.focus()

/** The specified message, the reference number and what happens next. */
function Sent({ reference, words }: { reference: string; words: EnquiryFormWords }) {
  const { succeeded, reference: label, next } = words
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
function Failed({ text, words, contactOptions }: Shared & { text: string }) {
  const { phone, chat, newTab } = contactOptions
  return (
    <div ref={focusOn} className={styles.failed} tabIndex={-1} autoFocus>
      <p className={styles.message}>
        <Icon name="warning-circle-fill" /> {text}
      </p>
      <p>
        {words.otherWays}{' '}
        <a href={`tel:${phone.dialled}`}>
          <Icon name="phone" /> {phone.printed}
        </a>{' '}
        <Link href={chat.href} newTab={newTab}>
          <Icon name="whatsapp-logo" /> {chat.label}
        </Link>
      </p>
    </div>
  )
}
