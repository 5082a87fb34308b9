import { findPicture } from '@/lib/pictures/pictures'
import { CampusPlan } from './CampusPlan'

const page = { href: '/our-campus/library', label: 'The library' }

export const examples = {
  'three places': (
    <CampusPlan
      picture={findPicture('campus-plan')}
      phone={findPicture('campus-plan-phone')}
      note="A drawn sample, not a survey and not to scale."
      places={[
        {
          id: 'gate',
          name: 'The gate',
          at: [0.52, 0.855],
          picture: findPicture('gate'),
          words: 'Come in, and sign the visitors’ book.',
          page,
        },
        {
          id: 'library',
          name: 'Library',
          at: [0.19, 0.475],
          picture: findPicture('library'),
          words: 'Read, and borrow two books.',
          page,
        },
        {
          id: 'pool',
          name: 'Swimming pool',
          at: [0.7, 0.3],
          picture: findPicture('pool'),
          words: 'Learn to swim.',
          page,
        },
      ]}
    />
  ),
}
