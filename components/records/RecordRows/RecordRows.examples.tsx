import { exhibition, sportsDay } from '../records.examples'
import { RecordRows } from './RecordRows'

const rows = [exhibition, sportsDay].map(({ date, title, venue }) => ({
  date,
  title,
  href: `/events/${title}`,
  note: venue,
}))

export const examples = { 'two events': <RecordRows heading="Coming up" rows={rows} /> }
