import type { EnquiryState } from '@/lib/enquiries/states'
import { detectScript } from '@/lib/rich-text/detect-script'
import { EnquiryStatusBadge } from '../EnquiryStates/EnquiryStatusBadge'
import styles from './EnquiryLog.module.scss'

export type LogEntry = {
  id: string
  by: string
  at: { iso: string; text: string }
  state: EnquiryState | null
  text: string
}

/** What the office has done about an enquiry, the newest first. */
export function EnquiryLog({ entries }: { entries: readonly LogEntry[] }) {
  if (entries.length === 0) return <p className={styles.none}>Nothing yet.</p>
  return (
    <ol className={styles.enquiryLog}>
      {entries.map(({ id, by, at, state, text }) => (
        <li key={id}>
          {state ? <EnquiryStatusBadge state={state} /> : <p lang={detectScript(text)}>{text}</p>}
          <small>
            {by}, <time dateTime={at.iso}>{at.text}</time>
          </small>
        </li>
      ))}
    </ol>
  )
}
