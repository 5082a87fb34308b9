import type { ReactElement } from 'react'
import { Icon } from '@/components/ui/Icon/Icon'
import { Link } from '@/components/ui/Link/Link'
import type { School } from '@/content/types'
import { ButtonLink } from '@/components/ui/Button/Button'
import { fillIn } from '@/lib/core/fill-in'
import type { EnquiryOutcome, SentEnquiry } from '@/lib/enquiries/form-state'
import type { EnquiryFormWords } from '@/lib/enquiries/form-words'
import { vcardPath } from '@/content/constants'
import styles from './EnquiryResult.module.scss'

/** Other ways to contact the school. */
export type ContactOptions = Pick<School, 'chat'> & {
  phone: School['phones'][0]
  /** Text next to the link to the chat. */
  newTab?: string
}

type Shared = { words: EnquiryFormWords; contactOptions: ContactOptions }

type EnquiryResultProps = Shared & {
  outcome: EnquiryOutcome | undefined
  /** Shows the form again, empty. */
  onAnother: () => void
}

/**
 * The result of an enquiry, in a live region that is always rendered (WCAG 4.1.3). The message takes the focus to
 * come into view; `autofocus` does so in a page without script.
 */
export function EnquiryResult({ outcome, onAnother, ...shared }: EnquiryResultProps) {
  return (
    <div className={styles.enquiryResult} role="status">
      {outcome && renderOutcome(outcome, shared, onAnother)}
    </div>
  )
}

function renderOutcome(
  outcome: EnquiryOutcome,
  shared: Shared,
  onAnother: () => void,
): ReactElement | null {
  switch (outcome.status) {
    case 'sent':
      return <Sent {...outcome} words={shared.words} onAnother={onAnother} />
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

const focusMessage = (message: HTMLElement | null) => message?.focus()

type SentProps = Omit<SentEnquiry, 'status'> &
  Pick<Shared, 'words'> & { onAnother: EnquiryResultProps['onAnother'] }

/**
 * Replaces the form: the specified message, the reference number, who rings whom, and what the class costs and needs.
 * Without script "Send another" reloads the page.
 */
function Sent({ reference, next, words, onAnother }: SentProps) {
  const { sent } = words
  return (
    <div ref={focusMessage} className={styles.sent} tabIndex={-1} autoFocus>
      <p className={styles.message}>
        <Icon name="check-circle-fill" /> {words.succeeded}
      </p>
      <p>
        {words.reference} <b className={styles.reference}>{reference}</b>
      </p>
      <p>
        {next && <b>{fillIn(sent.call, { contact: next.contact })}</b>} {words.next}
      </p>
      <ButtonLink size="small" href={vcardPath} download>
        <Icon name="phone" /> {sent.save}
      </ButtonLink>
      {next && (
        <>
          <h3>{fillIn(sent.about, { class: next.className })}</h3>
          <dl className={styles.facts}>
            {next.facts.map(({ term, detail }) => (
              <div key={term}>
                <dt>{term}</dt>
                <dd>{detail}</dd>
              </div>
            ))}
          </dl>
        </>
      )}
      <p className={styles.links}>
        {next?.links.map(({ label, href }) => (
          <a key={href} href={href}>
            {label}
          </a>
        ))}
        <a
          href="?"
          onClick={(event) => {
            event.preventDefault()
            onAnother()
          }}
        >
          {sent.another}
        </a>
      </p>
    </div>
  )
}

/** The values stay in the form. Offers two other ways to contact the school. */
function Failed({ text, words, contactOptions }: Shared & { text: string }) {
  const { phone, chat, newTab } = contactOptions
  return (
    <div ref={focusMessage} className={styles.failed} tabIndex={-1} autoFocus>
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
