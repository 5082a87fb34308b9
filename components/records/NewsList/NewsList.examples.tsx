import { newsItems, today } from '../records.examples'
import { NewsList } from './NewsList'

export const examples = {
  'two months': <NewsList items={newsItems} today={today} />,
}
