import { type ReactNode, useId } from 'react'
import { Icon } from '@/components/ui/Icon/Icon'
import { defaultEventTime } from '@/content/constants'
import { events } from '@/content/words/en/events'
import { summary } from '@/content/words/en/summary'
import type { SchoolEvent } from '@/lib/content/types'
import { getEventPhase } from '@/lib/records/recency'
import { getEventTitle } from '@/lib/records/titles'
import { getEventUrl } from '@/lib/records/urls'
import { detectScript } from '@/lib/rich-text/detect-script'
import { EventDates } from '../EventDates/EventDates'
import styles from './NextEvent.module.scss'

/** Says why an event stands out: it is the next one, or already on. */
export const getNextEventLabel = (event: SchoolEvent, today: Date): string =>
  summary.next.event[getEventPhase(event, today) === 'on' ? 'on' : 'coming']

type NextEventProps = { event: SchoolEvent; today: Date; heading?: 'h2' | 'h3' }

/** The next event, shown above a list of events (R-EVENTS-6, R-HOME-7). */
export const NextEvent = ({ today, ...props }: NextEventProps) => (
  <EventPanel {...props} label={getNextEventLabel(props.event, today)} />
)

type EventPanelProps = {
  event: SchoolEvent
  /** Says why the event is shown. */
  label: string
  heading?: 'h2' | 'h3'
  children?: ReactNode
}

/** An event that stands out. */
export function EventPanel({ event, label, heading: Heading = 'h2', children }: EventPanelProps) {
  const id = useId()
  const title = getEventTitle(event)
  return (
    <section className={styles.nextEvent} aria-labelledby={id}>
      <Heading id={id} className={styles.label}>
        {label}
      </Heading>
      <p className={styles.title} lang={detectScript(title)}>
        <a href={getEventUrl(event)}>{title}</a>
      </p>
      <ul className={styles.facts}>
        <li>
          <Icon name="calendar-blank" />
          <EventDates date={event.date} end={event.end} />
        </li>
        <li>
          <Icon name="clock" />
          {event.time ?? defaultEventTime}
        </li>
        {event.venue && (
          <li lang={detectScript(event.venue)}>
            <Icon name="map-pin" />
            {event.venue}
          </li>
        )}
      </ul>
      {children}
    </section>
  )
}

/** The next event in one sentence, for an empty list (R-EVENTS-6). */
export function NextEventSentence({ event }: { event: SchoolEvent }) {
  const title = getEventTitle(event)
  return (
    <p>
      {events.nextSentence.before}{' '}
      <a href={getEventUrl(event)} lang={detectScript(title)}>
        {title}
      </a>{' '}
      {events.nextSentence.between} <EventDates date={event.date} end={null} />.
    </p>
  )
}
