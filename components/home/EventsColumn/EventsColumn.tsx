import { SectionHead } from '@/components/content/SectionHead/SectionHead'
import { EventCard } from '@/components/updates/EventCard/EventCard'
import { sampleEvent } from '@/components/updates/placeholders'
import { homeLimits } from '@/content/constants'
import type { Reading, SchoolEvent } from '@/lib/content-service/types'
import { findPicture } from '@/lib/pictures/pictures'
import styles from './EventsColumn.module.scss'

type EventsColumnProps = {
  /** Newest first, as `listEvents` gives it. */
  reading: Reading<SchoolEvent>
  title: string
  more: { label: string; href: string }
}

/** The latest two events (P§9); two sample cards when there are none or the load failed (P§8). */
export function EventsColumn({ reading, title, more }: EventsColumnProps) {
  const fallback = findPicture('event-default')
  const latest = reading.records.slice(0, homeLimits.events)
  const events = latest.length > 0 ? latest : samples
  return (
    <div>
      <SectionHead title={title} more={more} />
      <ul className={styles.list}>
        {events.map((event, index) => (
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
    </div>
  )
}

const samples = Array.from({ length: homeLimits.events }, () => sampleEvent)
