import { EventCard } from '@/components/records/EventCard/EventCard'
import { NextEvent } from '@/components/records/NextEvent/NextEvent'
import { nextEventLabel } from '@/components/records/NextEvent/find-next-event'
import { SectionHead } from '@/components/ui/SectionHead/SectionHead'
import { Static } from '@/components/ui/Static/Static'
import { defaultEventTime, homeLimits } from '@/content/constants'
import { dates } from '@/content/words/en/dates'
import { events } from '@/content/words/en/events'
import type { ListResult, SchoolEvent } from '@/lib/content/types'
import { findPicture } from '@/lib/pictures/pictures'
import { upcomingEvents } from '@/lib/records/recency'
import { cut } from '@/lib/rich-text/cut'
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
 * The latest two events, below the next one (R-HOME-7); two placeholders if there are none or loading failed. If the
 * next event is one of the two, its card says so instead.
 */
export function EventsColumn({ list, today, title, more }: EventsColumnProps) {
  const fallback = findPicture('event-default')
  const latest = list.records.slice(0, homeLimits.events)
  const [next] = upcomingEvents(list.records, today)
  return (
    <Static>
      <SectionHead title={title} more={more} />
      {next && !latest.includes(next) && <NextEvent event={next} today={today} heading="h3" />}
      {latest.length === 0 ? (
        <Placeholders lines={placeholder} count={homeLimits.events} />
      ) : (
        <ul className={styles.list}>
          {latest.map((event, index) => (
            <li key={event.id ?? index}>
              <EventCard
                event={{
                  ...event,
                  description: cut(event.description, homeLimits.eventCharacters),
                }}
                fallback={fallback}
                sizes="(min-width: 60em) 18rem, (min-width: 32em) 20rem, 91vw"
                label={event === next ? nextEventLabel(event, today) : undefined}
              />
            </li>
          ))}
        </ul>
      )}
    </Static>
  )
}

/** The text of an event without data. */
const placeholder = [events.untitled, dates.missing, defaultEventTime, events.noDescription]
