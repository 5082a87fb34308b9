import { failed, live, story } from '@/components/records/records.examples'
import { TabloidSection } from './TabloidSection'

const more = { label: 'All stories', href: '/tabloid' }

export const examples = {
  'two stories': (
    <TabloidSection list={live(story, { ...story, id: 'chess', title: 'Chess' })} more={more} />
  ),
  loading: <TabloidSection more={more} />,
  'could not be read': <TabloidSection list={failed} more={more} />,
}
