import clsx from 'clsx'
import {
  formatDate,
  formatIsoDay,
  formatTwoDigits,
  getShortMonthName,
  type RecordDate,
  getRecordDay,
} from '@/lib/core/dates'
import { getHouse } from '../house'
import styles from './DateFlag.module.scss'

type DateFlagProps = {
  date: RecordDate
  /** Index in the list: the house colours alternate, without meaning. */
  index: number
  className?: string
  /** The complete date in the format of its screen, which begins with the day; otherwise day and month. */
  text?: string
}

/** The date of a record on a house flag. Renders nothing if it is unreadable. */
export function DateFlag({ date, index, className, text }: DateFlagProps) {
  const day = getRecordDay(date)
  if (!day) return null
  const [, first = formatTwoDigits(day.day), rest = getShortMonthName(day.month)] =
    /^(\d+) (.+)/.exec(text ?? '') ?? []
  return (
    <time
      className={clsx(styles.root, className)}
      data-house={getHouse(index)}
      dateTime={formatIsoDay(day)}
      title={text ? undefined : formatDate(date, 'long')}
      data-complete={text ? '' : undefined}
    >
      <b>{first}</b> {rest}
    </time>
  )
}
