import { findPicture } from '@/lib/pictures/pictures'
import { Picture } from './Picture'

export const examples = {
  'with the text of its own': <Picture picture={findPicture('bus')} sizes="100vw" />,
  'another crop on phones': (
    <Picture
      picture={findPicture('slide-05-walk')}
      phone={{ picture: findPicture('slide-05-walk-phone'), media: '(max-width: 39.99em)' }}
      sizes="100vw"
    />
  ),
}
