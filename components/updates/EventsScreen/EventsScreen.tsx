import {
  InformationPage,
  type InformationPageProps,
} from '@/components/content/InformationPage/InformationPage'
import { microcopy } from '@/content/microcopy'
import type { Reading, SchoolEvent } from '@/lib/content-service/types'
import { findPicture } from '@/lib/pictures/pictures'
import type { ListView } from '@/lib/updates/list-view'
import { EventsBrowser } from '../EventsBrowser/EventsBrowser.client'
import { LastRead } from '../LastRead/LastRead'
import { Subscribe } from '../Subscribe/Subscribe'

type EventsScreenProps = {
  frame: InformationPageProps
  view: ListView<SchoolEvent>
  upcoming: SchoolEvent[]
  reading: Pick<Reading<unknown>, 'source' | 'readAt'>
  /** `webcal://…`: opens the calendar app of a phone or computer. */
  subscription: string
}

/** The events screen (R-EVENTS-1): the next event, filters, count and cards, beside the Quick Links. */
export function EventsScreen({ frame, view, upcoming, reading, subscription }: EventsScreenProps) {
  return (
    <InformationPage {...frame} interactive>
      <div>
        <EventsBrowser view={view} upcoming={upcoming} fallback={findPicture('event-default')} />
        <LastRead reading={reading} />
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
