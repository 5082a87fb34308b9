import {
  InformationPage,
  type InformationPageProps,
} from '@/components/information/InformationPage/InformationPage'
import { Subscribe } from '@/components/ui/Subscribe/Subscribe'
import { microcopy } from '@/content/microcopy'
import type { ListResult, SchoolEvent } from '@/lib/content/types'
import { findPicture } from '@/lib/pictures/pictures'
import type { ListView } from '@/lib/records/list-view'
import { EventsBrowser } from '../EventsBrowser/EventsBrowser.client'
import { FreshnessNote } from '../FreshnessNote/FreshnessNote'

type EventsScreenProps = {
  frame: InformationPageProps
  view: ListView<SchoolEvent>
  upcoming: SchoolEvent[]
  list: Pick<ListResult<unknown>, 'source' | 'readAt'>
  /** `webcal://…`: opens the calendar app of a phone or computer. */
  subscription: string
}

/** The events screen (R-EVENTS-1): the next event, filters, count and cards, with Quick Links. */
export function EventsScreen({ frame, view, upcoming, list, subscription }: EventsScreenProps) {
  return (
    <InformationPage {...frame} interactive>
      <div>
        <EventsBrowser view={view} upcoming={upcoming} fallback={findPicture('event-default')} />
        <FreshnessNote freshness={list} />
        <Subscribe
          text={microcopy.calendar.subscribe}
          links={[
            { href: subscription, label: microcopy.calendar.follow },
            { href: '/events.ics', label: microcopy.calendar.download },
          ]}
        />
      </div>
    </InformationPage>
  )
}
