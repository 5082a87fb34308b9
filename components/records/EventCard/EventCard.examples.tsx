import { findPicture } from '@/lib/pictures/pictures'
import { exhibition, sportsDay } from '../records.examples'
import { EventCard } from './EventCard'

const shared = { fallback: findPicture('event-default'), sizes: '(min-width: 40em) 20rem, 91vw' }

/** A column of the events. */
const Column = ({ children }: { children: React.ReactNode }) => (
  <div style={{ maxWidth: '22rem' }}>{children}</div>
)

export const examples = {
  'with a picture and an attachment': (
    <Column>
      <EventCard event={sportsDay} {...shared} heading="h2" />
    </Column>
  ),
  'two days, without time, venue and picture': (
    <Column>
      <EventCard event={exhibition} {...shared} heading="h2" />
    </Column>
  ),
  'the next event': (
    <Column>
      <EventCard event={sportsDay} {...shared} label="Next event" heading="h2" />
    </Column>
  ),
}
