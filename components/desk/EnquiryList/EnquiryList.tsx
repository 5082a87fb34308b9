import { Icon } from '@/components/ui/Icon/Icon'
import type { EnquiryState } from '@/lib/enquiries/states'
import { detectScript } from '@/lib/rich-text/detect-script'
import { EnquiryStatusBadge } from '../EnquiryStates/EnquiryStatusBadge'
import styles from './EnquiryList.module.scss'

/** An enquiry in the list. */
export type EnquiryEntry = {
  reference: string
  name: string
  className: string
  sentAt: string
  contact: string
  state: EnquiryState
  /** The last note of the office. */
  note?: string
  /** Problem with its delivery. */
  fault?: string
}

/** Enquiries, each with its state and a call button. */
export function EnquiryList({ enquiries }: { enquiries: readonly EnquiryEntry[] }) {
  return (
    <ul className={styles.enquiryList}>
      {enquiries.map(({ reference, name, className, sentAt, contact, state, note, fault }) => (
        <li key={reference}>
          <div className={styles.text}>
            <a href={`/desk/enquiries/${reference}`} lang={detectScript(name)}>
              {name}
            </a>
            <p>
              {className} · {sentAt}
            </p>
            {note && (
              <p className={styles.note} lang={detectScript(note)}>
                {note}
              </p>
            )}
            {fault && <p className={styles.fault}>{fault}</p>}
          </div>
          <EnquiryStatusBadge state={state} />
          <a className={styles.ring} href={`tel:+91${contact}`} aria-label={`Ring ${name}`}>
            <Icon name="phone" />
            <span aria-hidden="true">{contact}</span>
          </a>
        </li>
      ))}
    </ul>
  )
}
