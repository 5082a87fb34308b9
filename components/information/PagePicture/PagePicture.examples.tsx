import { findPicture } from '@/lib/pictures/pictures'
import { PagePicture } from './PagePicture'

const page = { picture: findPicture('library'), alt: 'The library, with a ladder at the shelves' }

export const examples = {
  'only on phones': <PagePicture page={page} />,
  'across the column': <PagePicture page={page} isWide />,
}
