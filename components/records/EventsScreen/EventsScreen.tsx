import {
  InformationPage,
  type InformationPageProps,
} from '@/components/information/InformationPage/InformationPage'
import { Subscribe } from '@/components/ui/Subscribe/Subscribe'
import { calendarFiles } from '@/content/words/en/calendar'
import { events as eventWords } from '@/content/words/en/events'
import type { ListResult, SchoolEvent } from '@/lib/content/types'
import { getMonthName, getRecordDay, toIndianDay } from '@/lib/core/dates'
import { findPicture } from '@/lib/pictures/pictures'
import { getEventPhase } from '@/lib/records/recency'
import type { Filters } from '@/lib/records/filters'
import type { ListView } from '@/lib/records/list-view'
import { ComingEvents } from '../ComingEvents/ComingEvents'
import { EventCard } from '../EventCard/EventCard'
import { EntryGroups } from '../EntryGroups/EntryGroups'
import { FilteredList } from '../FilteredList/FilteredList'
import { ListEntry } from '../ListEntry/ListEntry'
import { formatMonth } from '../MonthGroups/MonthGroups'
import { NextEvent, NextEventSentence } from '../NextEvent/NextEvent'
import dateFlag from '@/components/ui/DateFlag/DateFlag.module.scss'
import correctionMark from '../CorrectionMark/CorrectionMark.module.scss'
import entryGroups from '../EntryGroups/EntryGroups.module.scss'
import eventCard from '../EventCard/EventCard.module.scss'
import nextEvent from '../NextEvent/NextEvent.module.scss'
import recordRows from '../RecordRows/RecordRows.module.scss'
import recordAnchor from '../RecordAnchor/RecordAnchor.module.scss'
import styles from './EventsScreen.module.scss'

type FilteredEventsProps = {
  view: ListView<SchoolEvent>
  /** The next event, and those that follow it, soonest first. */
  next?: SchoolEvent
  coming: readonly SchoolEvent[]
  list: Pick<ListResult<unknown>, 'source' | 'readAt'>
}

type EventsScreenProps = FilteredEventsProps & {
  frame: InformationPageProps
  /** `webcal://…`: opens the calendar app of a phone or computer. */
  subscription: string
}

/** The events screen (R-EVENTS-1): filters, count, the next events and cards, with Quick Links. */
export function EventsScreen({ frame, subscription, ...events }: EventsScreenProps) {
  return (
    <InformationPage {...frame} lowHead>
      <div>
        <FilteredEvents {...events} />
        <Subscribe
          text={calendarFiles.subscribe}
          links={[
            { href: subscription, label: calendarFiles.follow },
            { href: '/events.ics', label: calendarFiles.download },
          ]}
        />
      </div>
    </InformationPage>
  )
}

/** The events with their filters. Without filters they begin with what comes next, which the list does not repeat. */
export function FilteredEvents({ view, next, coming, list }: FilteredEventsProps) {
  const fallback = findPicture('event-default')
  const renderCard = (event: SchoolEvent, index: number) => (
    <ListEntry key={event.id ?? index} index={index}>
      <EventCard event={event} fallback={fallback} sizes="(min-width: 36em) 20rem, 10.2rem" />
    </ListEntry>
  )
  return (
    <FilteredList
      path="/events"
      view={view}
      freshness={list}
      words={eventWords}
      scope={formatScope(view.filters)}
      mayShow={[
        eventCard.eventCard,
        entryGroups.list,
        nextEvent.nextEvent,
        recordRows.recordRows,
        dateFlag.root,
        recordAnchor.icon,
        correctionMark.root,
        styles.coming,
      ]}
      before={
        view.isDefault &&
        next && (
          <div className={styles.coming}>
            <NextEvent event={next} today={view.today} />
            <ComingEvents events={coming} />
          </div>
        )
      }
      suggestion={next && <NextEventSentence event={next} />}
    >
      <EntryGroups
        items={view.isDefault ? view.items.filter((event) => event !== next) : view.items}
        headingOf={(event) => formatHeading(event, view.today)}
        className={styles.list}
      >
        {renderCard}
      </EntryGroups>
    </FilteredList>
  )
}

/** Says of which year or month the events are. */
const formatScope = ({ year, month }: Filters) =>
  year === 'all'
    ? undefined
    : eventWords.scope(month === 'all' ? `${year}` : `${getMonthName(month)} ${year}`)

/** Returns the heading of an event: its month. What is over has one of its own in the month of today. */
function formatHeading(event: SchoolEvent, today: Date) {
  const day = getRecordDay(event.date)
  const { year, month } = toIndianDay(today)
  const isThisMonth = day?.year === year && day.month === month
  return isThisMonth && getEventPhase(event, today) === 'over'
    ? eventWords.earlier(getMonthName(month))
    : formatMonth(event)
}
