'use client'

import { eventCopy } from '@/content/microcopy/events'
import type { SchoolEvent } from '@/lib/content-service/types'
import type { PictureData } from '@/lib/pictures/pictures'
import type { ListView } from '@/lib/updates/list-view'
import { EventCard } from '../EventCard/EventCard'
import { ListBrowser } from '../ListBrowser/ListBrowser.client'
import { ListEntry } from '../ListEntry/ListEntry'
import { MonthGroups } from '../MonthGroups/MonthGroups'
import { NextEvent, NextEventSentence } from '../NextEvent/NextEvent'
import { nextOf } from '../NextEvent/next-of'
import { useToday } from '../use-today'
import styles from './EventsBrowser.module.scss'

const words = {
  total: eventCopy.total,
  empty: eventCopy.emptyFilters,
  more: 'Show more events',
}

type EventsBrowserProps = {
  view: ListView<SchoolEvent>
  /** The next few events, the soonest first. */
  upcoming: SchoolEvent[]
  /** The default events picture. */
  fallback: PictureData
}

/** The events with their filters (P§2.7); the next event stands on top (B11). */
export function EventsBrowser({ view, upcoming, fallback }: EventsBrowserProps) {
  const today = useToday(view.madeAt)
  const next = nextOf(upcoming, today)
  return (
    <>
      {next && <NextEvent event={next} today={today} />}
      <ListBrowser
        list="events"
        view={view}
        words={words}
        instead={next && <NextEventSentence event={next} />}
      >
        {(items) => (
          <MonthGroups items={items} className={styles.list}>
            {(event, index) => (
              <ListEntry key={event.id ?? index} index={index}>
                <EventCard
                  event={event}
                  index={index}
                  fallback={fallback}
                  sizes="(min-width: 36em) 14rem, 91vw"
                />
              </ListEntry>
            )}
          </MonthGroups>
        )}
      </ListBrowser>
    </>
  )
}
