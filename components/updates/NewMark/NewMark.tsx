import { isNew } from '@/lib/updates/marks'
import type { RecordDate } from '@/lib/dates'
import styles from './NewMark.module.scss'

type NewMarkProps = {
  date: RecordDate
  /** The day to reckon from. */
  today: Date
}

/** Marks an item of the last seven days (R-LIST-7). */
export function NewMark({ date, today }: NewMarkProps) {
  return isNew(date, today) ? <span className={styles.root}>New</span> : null
}
