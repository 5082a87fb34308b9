import { failed, live, newsItems } from '@/components/records/records.examples'
import { NewsColumn } from './NewsColumn'

const shared = { title: 'News', more: { label: 'All news', href: '/news' } }

export const examples = {
  'two items': <NewsColumn list={live(...newsItems)} {...shared} />,
  'could not be read': <NewsColumn list={failed} {...shared} />,
}
