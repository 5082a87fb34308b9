'use client'

import { eventCopy } from '@/content/microcopy/events'
import type { SchoolEvent } from '@/lib/content/types'
import type { PictureData } from '@/lib/pictures/pictures'
import { indexOf, matching } from '@/lib/records/list-index'
import type { ListView } from '@/lib/records/list-view'
import { lists } from '@/lib/records/lists'
import { eventPhase } from '@/lib/records/recency'
import { EventCard } from '../EventCard/EventCard'
import { ListBrowser } from '../ListBrowser/ListBrowser.client'
import { ListEntry } from '../ListEntry/ListEntry'
import { MonthGroups } from '../MonthGroups/MonthGroups'
import { NextEvent, NextEventSentence } from '../NextEvent/NextEvent'
import { findNextEvent } from '../NextEvent/find-next-event'
import { useToday } from '@/components/hooks/use-today'
import styles from './EventsBrowser.module.scss'

const copy = {
  total: eventCopy.total,
  empty: eventCopy.emptyFilters,
  more: 'Show more events',
}

type EventsBrowserProps = {
  view: ListView<SchoolEvent>
  /** The next events, and the first ones of later months, soonest first. */
  upcoming: SchoolEvent[]
  /** The default events picture. */
  fallback: PictureData
}

/** Whether two copies of a record are one event. The next event is a copy: the list may be fetched again. */
const isSame = ({ id }: SchoolEvent, other?: SchoolEvent) => id !== null && id === other?.id

/**
 * The events with their filters: the next event first, which the list without filters does not repeat, and events of
 * later months below this month's.
 */
export function EventsBrowser({ view, upcoming, fallback }: EventsBrowserProps) {
  const today = useToday(view.renderedAt)
  const next = findNextEvent(upcoming, today)
  const listed = matching(indexOf(upcoming), lists.events.defaultFilters([], today))
  const later = upcoming.filter(
    (event) => event !== next && !listed.includes(event) && eventPhase(event, today) === 'coming',
  )
  const renderCard = (event: SchoolEvent, index: number) => (
    <ListEntry key={event.id ?? index} index={index}>
      <EventCard event={event} fallback={fallback} sizes="(min-width: 36em) 14rem, 91vw" />
    </ListEntry>
  )
  return (
    <>
      {next && <NextEvent event={next} today={today} />}
      <ListBrowser
        list="events"
        view={view}
        copy={copy}
        suggestion={next && <NextEventSentence event={next} />}
        after={
          later.length > 0 && (
            <section className={styles.later} aria-labelledby="coming-up">
              <h2 id="coming-up">Coming up</h2>
              <ul className={styles.list}>{later.map(renderCard)}</ul>
            </section>
          )
        }
      >
        {(items, { isDefault }) => (
          <MonthGroups
            items={isDefault ? items.filter((event) => !isSame(event, next)) : items}
            className={styles.list}
          >
            {renderCard}
          </MonthGroups>
        )}
      </ListBrowser>
    </>
  )
}
