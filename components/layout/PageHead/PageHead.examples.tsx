import { findPicture } from '@/lib/pictures/pictures'
import { links } from '../Breadcrumb/Breadcrumb.examples'
import { PageHead } from './PageHead'

export const examples = {
  'with a picture': (
    <PageHead
      title="Library"
      lead="A room for every class, and two books at a time."
      breadcrumb={links}
      picture={findPicture('library')}
      alt="The library, with a ladder at the shelves"
    />
  ),
  'of a record, with the way back': (
    <PageHead
      title="ক্রীড়া দিবস"
      lang="bn"
      breadcrumb={[links[0]!, { path: '/events/sports-day', label: 'ক্রীড়া দিবস', note: '' }]}
      back={{ href: '/events', label: 'All events' }}
    />
  ),
}
