import { EventCard } from '@/components/records/EventCard/EventCard'
import { getNextEventLabel, NextEvent } from '@/components/records/NextEvent/NextEvent'
import { DateFlag } from '@/components/ui/DateFlag/DateFlag'
import { SectionHead } from '@/components/ui/SectionHead/SectionHead'
import { defaultEventTime, homeLimits, teaserCharacters } from '@/content/constants'
import { dates } from '@/content/words/en/dates'
import { events } from '@/content/words/en/events'
import type { ListResult, SchoolEvent } from '@/lib/content/types'
import { findPicture } from '@/lib/pictures/pictures'
import { findUpcomingEvents } from '@/lib/records/recency'
import { getEventTitle } from '@/lib/records/titles'
import { getEventUrl } from '@/lib/records/urls'
import { cut } from '@/lib/rich-text/cut'
import { detectScript } from '@/lib/rich-text/detect-script'
import { Placeholders } from '../Placeholders/Placeholders'
import styles from './EventsColumn.module.scss'

type EventsColumnProps = {
  /** Newest first, as returned by `listEvents`. */
  list: ListResult<SchoolEvent>
  /** Time of rendering. */
  today: Date
  title: string
  more: { label: string; href: string }
}

/**
 * Upcoming events in order of time, then the latest two events (R-HOME-7); two placeholders if there are none or
 * loading failed. An event among the latest two is not repeated above them; if it is the next one, its card says so.
 */
export function EventsColumn({ list, today, title, more }: EventsColumnProps) {
  const fallback = findPicture('event-default')
  const latest = list.records.slice(0, homeLimits.events)
  const [next, ...coming] = findUpcomingEvents(list.records, today).slice(
    0,
    homeLimits.comingEvents,
  )
  // Then both of the latest are later still.
  const isFurther = next !== undefined && !latest.includes(next)
  const others = coming.filter((event) => !latest.includes(event))
  return (
    <div>
      <SectionHead title={title} more={more} />
      {isFurther && <NextEvent event={next} today={today} heading="h3" />}
      {others.length > 0 && (
        <ul className={styles.coming} aria-label={events.coming}>
          {others.map((event, index) => (
            <li key={event.id ?? event.title} lang={detectScript(event.title)}>
              <DateFlag date={event.date} index={index} />
              <a href={getEventUrl(event)}>{getEventTitle(event)}</a>
            </li>
          ))}
        </ul>
      )}
      {isFurther && (
        <p id="latest-events" className={styles.label}>
          {events.further}
        </p>
      )}
      {latest.length === 0 ? (
        <Placeholders lines={placeholder} count={homeLimits.events} />
      ) : (
        <ul className={styles.list} aria-labelledby={isFurther ? 'latest-events' : undefined}>
          {latest.map((event, index) => (
            <li key={event.id ?? index}>
              <EventCard
                event={{
                  ...event,
                  description: cut(event.description, teaserCharacters),
                }}
                fallback={fallback}
                brief
                sizes="(min-width: 32em) 18rem, 10.2rem"
                label={event === next ? getNextEventLabel(event, today) : undefined}
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

/** The text for an event without data. */
const placeholder = [events.untitled, dates.missing, defaultEventTime, events.noDescription]
