import {
  InformationPage,
  type InformationPageProps,
} from '@/components/information/InformationPage/InformationPage'
import { Subscribe } from '@/components/ui/Subscribe/Subscribe'
import { calendarFiles } from '@/content/words/en/calendar'
import { events as eventWords } from '@/content/words/en/events'
import type { ListResult, SchoolEvent } from '@/lib/content/types'
import { findPicture } from '@/lib/pictures/pictures'
import type { ListView } from '@/lib/records/list-view'
import { EventCard } from '../EventCard/EventCard'
import { FilteredList } from '../FilteredList/FilteredList'
import { ListEntry } from '../ListEntry/ListEntry'
import { MonthGroups } from '../MonthGroups/MonthGroups'
import { NextEvent, NextEventSentence } from '../NextEvent/NextEvent'
import correctionMark from '../CorrectionMark/CorrectionMark.module.scss'
import entryGroups from '../EntryGroups/EntryGroups.module.scss'
import eventCard from '../EventCard/EventCard.module.scss'
import nextEvent from '../NextEvent/NextEvent.module.scss'
import recordAnchor from '../RecordAnchor/RecordAnchor.module.scss'
import styles from './EventsScreen.module.scss'

type FilteredEventsProps = {
  view: ListView<SchoolEvent>
  /** The next event, and events of later months, soonest first. */
  next?: SchoolEvent
  later: readonly SchoolEvent[]
  list: Pick<ListResult<unknown>, 'source' | 'readAt'>
}

type EventsScreenProps = FilteredEventsProps & {
  frame: InformationPageProps
  /** `webcal://…`: opens the calendar app of a phone or computer. */
  subscription: string
}

/** The events screen (R-EVENTS-1): the next event, filters, count and cards, with Quick Links. */
export function EventsScreen({ frame, subscription, ...events }: EventsScreenProps) {
  return (
    <InformationPage {...frame}>
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

/** The events with their filters: the list without filters does not repeat the next event, which is above it. */
export function FilteredEvents({ view, next, later, list }: FilteredEventsProps) {
  const fallback = findPicture('event-default')
  const renderCard = (event: SchoolEvent, index: number) => (
    <ListEntry key={event.id ?? index} index={index}>
      <EventCard event={event} fallback={fallback} sizes="(min-width: 36em) 14rem, 91vw" />
    </ListEntry>
  )
  return (
    <FilteredList
      path="/events"
      view={view}
      freshness={list}
      words={eventWords}
      mayShow={[
        eventCard.eventCard,
        entryGroups.list,
        nextEvent.nextEvent,
        recordAnchor.icon,
        correctionMark.root,
      ]}
      before={next && <NextEvent event={next} today={view.today} />}
      suggestion={next && <NextEventSentence event={next} />}
      after={
        later.length > 0 && (
          <section className={styles.later} aria-labelledby="coming-up">
            <h2 id="coming-up">{eventWords.later}</h2>
            <ul className={styles.list}>{later.map(renderCard)}</ul>
          </section>
        )
      }
    >
      <MonthGroups
        items={view.isDefault ? view.items.filter((event) => event !== next) : view.items}
        className={styles.list}
      >
        {renderCard}
      </MonthGroups>
    </FilteredList>
  )
}
