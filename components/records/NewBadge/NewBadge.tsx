import { lists } from '@/content/words/en/lists'
import type { RecordDate } from '@/lib/core/dates'
import { isNew } from '@/lib/records/recency'
import styles from './NewBadge.module.scss'

type NewBadgeProps = {
  date: RecordDate
  /** Reference day. */
  today: Date
}

/** Marks an item of the last seven days (R-LIST-7). */
export function NewBadge({ date, today }: NewBadgeProps) {
  return isNew(date, today) ? <span className={styles.root}>{lists.new}</span> : null
}
