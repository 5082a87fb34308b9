import { dates } from '@/content/words/en/dates'
import type { SchoolEvent } from '@/lib/content/types'
import {
  type DateStyle,
  formatDate,
  formatFirstDay,
  formatIsoDay,
  recordDay,
  type RecordDate,
} from '@/lib/core/dates'

type EventDatesProps = Pick<SchoolEvent, 'date' | 'end'> & { dateStyle?: DateStyle }

/** The day of an event, or its first and last day (R-EVENTS-5). The default format is dd/mm/yyyy (R-DATE-3). */
export function EventDates({ date, end, dateStyle = 'event' }: EventDatesProps) {
  const [first, last] = [recordDay(date), recordDay(end)]
  if (!last || dayText(end) === dayText(date)) return <EventDay date={date} dateStyle={dateStyle} />
  return (
    <>
      {dateStyle === 'full' && first ? (
        <time dateTime={dayText(date)}>{formatFirstDay(first, last)}</time>
      ) : (
        <EventDay date={date} dateStyle={dateStyle} />
      )}
      {` ${dates.to} `}
      <EventDay date={end} dateStyle={dateStyle} />
    </>
  )
}

const dayText = (date: RecordDate) => {
  const day = recordDay(date)
  return day && formatIsoDay(day)
}

function EventDay({ date, dateStyle }: { date: RecordDate; dateStyle: DateStyle }) {
  return <time dateTime={dayText(date)}>{formatDate(date, dateStyle)}</time>
}
