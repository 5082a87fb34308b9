import { EventCard } from '@/components/records/EventCard/EventCard'
import { SectionHead } from '@/components/ui/SectionHead/SectionHead'
import { defaultEventTime, homeLimits } from '@/content/constants'
import { dateCopy } from '@/content/microcopy/dates'
import { eventCopy } from '@/content/microcopy/events'
import type { ListResult, SchoolEvent } from '@/lib/content/types'
import { findPicture } from '@/lib/pictures/pictures'
import { Placeholders } from '../Placeholders/Placeholders'
import styles from './EventsColumn.module.scss'

type EventsColumnProps = {
  /** Newest first, as returned by `listEvents`. */
  list: ListResult<SchoolEvent>
  title: string
  more: { label: string; href: string }
}

/** The latest two events, or two placeholders if there are none or loading failed. */
export function EventsColumn({ list, title, more }: EventsColumnProps) {
  const fallback = findPicture('event-default')
  const latest = list.records.slice(0, homeLimits.events)
  return (
    <div>
      <SectionHead title={title} more={more} />
      {latest.length === 0 ? (
        <Placeholders lines={placeholder} count={homeLimits.events} />
      ) : (
        <ul className={styles.list}>
          {latest.map((event, index) => (
            <li key={event.id ?? index}>
              <EventCard
                event={event}
                index={index * 2}
                fallback={fallback}
                sizes="(min-width: 60em) 18rem, (min-width: 32em) 20rem, 91vw"
                brief
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

/** The text of an event without data. */
const placeholder = [
  eventCopy.untitled,
  dateCopy.missing,
  defaultEventTime,
  eventCopy.noDescription,
]
