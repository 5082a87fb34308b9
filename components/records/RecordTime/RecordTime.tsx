import {
  type DateStyle,
  formatDate,
  formatIsoDay,
  getRecordDay,
  type RecordDate,
} from '@/lib/core/dates'

type RecordTimeProps = {
  date: RecordDate
  dateStyle: DateStyle
  /** Shown if there is no date, in place of the sentence of R-DATE-2. */
  missing?: string
}

/** The day of a record, in the format of its screen (R-DATE-3). */
export function RecordTime({ date, dateStyle, missing }: RecordTimeProps) {
  const day = getRecordDay(date)
  return <time dateTime={day && formatIsoDay(day)}>{formatDate(date, dateStyle, missing)}</time>
}
