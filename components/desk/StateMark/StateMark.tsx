import type { State } from '@/lib/desk/records/record'
import styles from './StateMark.module.scss'

/** The states of a record, and a live one that ends within a day. */
export type MarkedState = State | 'ending'

const words: Record<MarkedState, string> = {
  draft: 'Draft',
  scheduled: 'Scheduled',
  live: 'Live',
  ending: 'Ends soon',
  ended: 'Ended',
  deleted: 'In the bin',
}

/** The state of a record, as a word in a soft box (R-DESK-5). */
export function StateMark({ state }: { state: MarkedState }) {
  return (
    <span className={styles.root} data-state={state}>
      {words[state]}
    </span>
  )
}
