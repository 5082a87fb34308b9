import clsx from 'clsx'
import { formatDate, isoDay, monthShort, type RecordDate, recordDay } from '@/lib/core/dates'
import { houseAt } from '../house'
import styles from './DateFlag.module.scss'

type DateFlagProps = {
  date: RecordDate
  /** Index in the list: the house colours alternate, without meaning. */
  index: number
  className?: string
}

/** The day and three-letter month of a record on a house flag. Renders nothing if the date is unreadable. */
export function DateFlag({ date, index, className }: DateFlagProps) {
  const day = recordDay(date)
  if (!day) return null
  return (
    <time
      className={clsx(styles.root, className)}
      data-house={houseAt(index)}
      dateTime={isoDay(day)}
      title={formatDate(date, 'long')}
    >
      <b>{String(day.day).padStart(2, '0')}</b>
      <span>{monthShort(day.month)}</span>
    </time>
  )
}
