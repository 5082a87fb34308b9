import type { EnquiryState } from '@/lib/enquiries/states'
import styles from '../StatusBadge/StatusBadge.module.scss'
import { stateWords } from './state-words'

/** Maps states to the look of a similar state of a record. */
const looks: Record<EnquiryState, string> = {
  new: 'ending',
  called: 'scheduled',
  visiting: 'scheduled',
  applied: 'live',
  closed: 'ended',
}

/** The state of an enquiry as a badge. */
export function EnquiryStatusBadge({ state }: { state: EnquiryState }) {
  return (
    <span className={styles.root} data-state={looks[state]}>
      {stateWords[state]}
    </span>
  )
}
