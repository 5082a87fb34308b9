import { findPicture } from '@/lib/pictures/pictures'
import { Hotspots } from './Hotspots'

export const examples = {
  'two places': (
    <Hotspots
      page={{ picture: findPicture('library'), alt: 'The library, with a ladder at the shelves' }}
      hotspots={[
        {
          id: 'shelves',
          name: 'The shelves',
          at: [0.3, 0.5],
          words: 'Find a book by its number.',
          page: { href: '/academics/book-list', label: 'Book list' },
        },
        { id: 'table', name: 'The long table', at: [0.6, 0.8], words: 'Read here in silence.' },
      ]}
    />
  ),
}
