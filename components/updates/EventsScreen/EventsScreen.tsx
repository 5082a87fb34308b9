import {
  InformationPage,
  type InformationPageProps,
} from '@/components/content/InformationPage/InformationPage'
import type { Reading, SchoolEvent } from '@/lib/content-service/types'
import { findPicture } from '@/lib/pictures/pictures'
import type { ListView } from '@/lib/updates/list-view'
import { EventsBrowser } from '../EventsBrowser/EventsBrowser.client'
import { LastRead } from '../LastRead/LastRead'

type EventsScreenProps = {
  frame: InformationPageProps
  view: ListView<SchoolEvent>
  upcoming: SchoolEvent[]
  reading: Pick<Reading<unknown>, 'source' | 'readAt'>
}

/** The events screen (P§2.7): the next event, filters, count and cards, beside the Quick Links. */
export function EventsScreen({ frame, view, upcoming, reading }: EventsScreenProps) {
  return (
    <InformationPage {...frame}>
      <div>
        <EventsBrowser view={view} upcoming={upcoming} fallback={findPicture('event-default')} />
        <LastRead reading={reading} />
      </div>
    </InformationPage>
  )
}
