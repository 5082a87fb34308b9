import { findPicture } from '@/lib/pictures/pictures'
import { PictureGrid } from './PictureGrid'

const pictures = [
  { picture: findPicture('classroom'), caption: 'A classroom' },
  { picture: findPicture('laboratory'), caption: 'The science laboratory' },
  { picture: findPicture('book-shelves'), caption: 'The library' },
]

export const examples = {
  'three pictures': <PictureGrid label="Rooms" pictures={pictures} />,
  'a strip on phones': <PictureGrid label="Rooms, as a strip" pictures={pictures} isStrip />,
}
