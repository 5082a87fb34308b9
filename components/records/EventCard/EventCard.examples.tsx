import { findPicture } from '@/lib/pictures/pictures'
import { exhibition, sportsDay } from '../records.examples'
import { EventCard } from './EventCard'

const shared = { fallback: findPicture('event-default'), sizes: '(min-width: 40em) 20rem, 91vw' }

export const examples = {
  'with a picture and an attachment': <EventCard event={sportsDay} {...shared} heading="h2" />,
  'two days, without time, venue and picture': (
    <EventCard event={exhibition} {...shared} heading="h2" />
  ),
  'the next event': <EventCard event={sportsDay} {...shared} label="Next event" heading="h2" />,
}
