import { TickList } from './TickList'

export const examples = {
  'two items': <TickList items={['A laboratory for each science', 'A swimming pool']} />,
}
