import { exhibition, failed, live, sportsDay, today } from '@/components/records/records.examples'
import { EventsColumn } from './EventsColumn'

const shared = { today, title: 'Events', more: { label: 'All events', href: '/events' } }

export const examples = {
  'two events': <EventsColumn list={live(exhibition, sportsDay)} {...shared} />,
  'could not be read': <EventsColumn list={failed} {...shared} />,
}
