import type { SchoolEvent } from '@/lib/content-service/types'
import { formatDate, isoDay, recordDay, type RecordDate } from '@/lib/dates'

/** The day of an event as dd/mm/yyyy, or its first and last day (P§9, decisions C9). */
export function EventDates({ date, end }: Pick<SchoolEvent, 'date' | 'end'>) {
  const last = dayText(end)
  return (
    <>
      <EventDay date={date} />
      {last && last !== dayText(date) && (
        <>
          {' to '}
          <EventDay date={end} />
        </>
      )}
    </>
  )
}

const dayText = (date: RecordDate) => {
  const day = recordDay(date)
  return day && isoDay(day)
}

function EventDay({ date }: { date: RecordDate }) {
  return <time dateTime={dayText(date)}>{formatDate(date, 'event')}</time>
}
