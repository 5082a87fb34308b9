import { dates } from '@/content/words/en/dates'
import type { SchoolEvent } from '@/lib/content/types'
import {
  type DateStyle,
  formatFirstDay,
  formatIsoDay,
  getRecordDay,
  type RecordDate,
} from '@/lib/core/dates'
import { RecordTime } from '../RecordTime/RecordTime'

type EventDatesProps = Pick<SchoolEvent, 'date' | 'end'> & { dateStyle?: DateStyle }

/** The day of an event, or its first and last day (R-EVENTS-5). The default format is dd/mm/yyyy (R-DATE-3). */
export function EventDates({ date, end, dateStyle = 'event' }: EventDatesProps) {
  const [first, last] = [getRecordDay(date), getRecordDay(end)]
  if (!last || dayText(end) === dayText(date))
    return <RecordTime date={date} dateStyle={dateStyle} />
  return (
    <>
      {dateStyle === 'full' && first ? (
        <time dateTime={dayText(date)}>{formatFirstDay(first, last)}</time>
      ) : (
        <RecordTime date={date} dateStyle={dateStyle} />
      )}
      {` ${dates.to} `}
      <RecordTime date={end} dateStyle={dateStyle} />
    </>
  )
}

const dayText = (date: RecordDate) => {
  const day = getRecordDay(date)
  return day && formatIsoDay(day)
}
