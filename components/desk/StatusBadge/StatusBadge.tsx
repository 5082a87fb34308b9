import type { State } from '@/lib/desk/records/record'
import styles from './StatusBadge.module.scss'

/** The states of a record, and that of a live record that ends within a day. */
export type BadgeState = State | 'ending'

const words: Record<BadgeState, string> = {
  draft: 'Draft',
  scheduled: 'Scheduled',
  live: 'Live',
  ending: 'Ends soon',
  ended: 'Ended',
  deleted: 'In the bin',
}

/** The state of a record as a badge (R-DESK-5). */
export function StatusBadge({ state }: { state: BadgeState }) {
  return (
    <span className={styles.root} data-state={state}>
      {words[state]}
    </span>
  )
}
