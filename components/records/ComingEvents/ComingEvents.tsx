import { defaultEventTime } from '@/content/constants'
import { dates } from '@/content/words/en/dates'
import { events as words } from '@/content/words/en/events'
import type { SchoolEvent } from '@/lib/content/types'
import { getEventTitle } from '@/lib/records/titles'
import { getEventUrl } from '@/lib/records/urls'
import { detectScript } from '@/lib/rich-text/detect-script'
import { EventDates } from '../EventDates/EventDates'
import { RecordRows } from '../RecordRows/RecordRows'
import styles from './ComingEvents.module.scss'

/** Events that are coming up, in a row each. */
export function ComingEvents({ events }: { events: readonly SchoolEvent[] }) {
  return events.length > 0 && <RecordRows heading={words.coming} rows={events.map(toRow)} />
}

/** The same on the page of another record. On phones and paper, such a page ends with the ways to the next records. */
export function ComingEventsBeside({ events }: { events: readonly SchoolEvent[] }) {
  return (
    events.length > 0 && (
      <div className={styles.beside}>
        <ComingEvents events={events} />
      </div>
    )
  )
}

/** Returns the row of an event, whose first day is on the flag. */
function toRow(event: SchoolEvent) {
  const { id, date, end, time, venue } = event
  return {
    date,
    title: getEventTitle(event),
    href: id ? getEventUrl(event) : undefined,
    note: (
      <>
        {end && end !== date && (
          <>
            {dates.to} <EventDates date={end} end={null} dateStyle="card" />
            {' · '}
          </>
        )}
        {time ?? defaultEventTime}
        {venue && (
          <>
            {' · '}
            <span lang={detectScript(venue)}>{venue}</span>
          </>
        )}
      </>
    ),
  }
}
