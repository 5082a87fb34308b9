import type { ReactNode } from 'react'
import { ButtonLink } from '@/components/ui/Button/Button'
import { Icon } from '@/components/ui/Icon/Icon'
import type { IconName } from '@/components/ui/Icon/icons'
import { defaultEventTime } from '@/content/constants'
import { events } from '@/content/words/en/events'
import type { SchoolEvent } from '@/lib/content/types'
import { getRecordDay } from '@/lib/core/dates'
import type { EventPhase } from '@/lib/records/recency'
import { getEventCalendarUrl } from '@/lib/records/urls'
import { detectScript } from '@/lib/rich-text/detect-script'
import { EventDates } from '../EventDates/EventDates'
import styles from './EventFacts.module.scss'

type EventFactsProps = {
  event: SchoolEvent
  /** That of today. */
  phase?: EventPhase
}

/** Date, time and venue of an event, and before its end a link to add it to a calendar (R-EVENTS-7, R-CAL-1). */
export function EventFacts({ event, phase }: EventFactsProps) {
  const { id, date, end, time, venue } = event
  return (
    <div className={styles.eventFacts}>
      <dl className={styles.facts}>
        <Fact icon="calendar-blank" name={dateName(phase)}>
          <EventDates date={date} end={end} dateStyle="full" />
        </Fact>
        <Fact icon="clock" name={events.facts.time}>
          {time ?? defaultEventTime}
        </Fact>
        {venue && (
          <Fact icon="map-pin" name={events.facts.venue}>
            <span lang={detectScript(venue)}>{venue}</span>
          </Fact>
        )}
      </dl>
      {id && getRecordDay(date) && phase !== 'over' && (
        <CalendarLink id={id} className={styles.calendar} />
      )}
    </div>
  )
}

type CalendarLinkProps = { id: string; className?: string; size?: 'small' }

/** Adds an event to a calendar (R-CAL-1). For a deep background. */
export const CalendarLink = ({ id, ...props }: CalendarLinkProps) => (
  <ButtonLink {...props} variant="outline" surface="deep" href={getEventCalendarUrl(id)}>
    <Icon name="calendar-plus" />
    {events.page.calendar}
  </ButtonLink>
)

const dateName = (phase: EventPhase | undefined) =>
  phase === 'on' || phase === 'over' ? events.page.dates[phase] : events.facts.date

type FactProps = { icon: IconName; name: string; children: ReactNode }

function Fact({ icon, name, children }: FactProps) {
  return (
    <div>
      <dt>
        <Icon name={icon} />
        {name}
      </dt>
      <dd>{children}</dd>
    </div>
  )
}
