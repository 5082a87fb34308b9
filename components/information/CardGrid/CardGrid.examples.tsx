import { findPicture } from '@/lib/pictures/pictures'
import { CardGrid } from './CardGrid'

const cards = [
  {
    href: '/our-campus/library',
    title: 'Library',
    text: 'A room for every class, and two books at a time.',
    note: 'Two books at a time',
    picture: findPicture('library'),
  },
  {
    href: '/our-campus/infrastructure',
    title: 'Infrastructure',
    text: 'Classrooms, laboratories and the fields.',
    note: 'Rooms and fields',
    picture: findPicture('classroom'),
  },
  {
    href: '/hostel/hostel',
    title: 'Hostel',
    text: 'For boys from Class III on, inside the campus.',
    note: 'Boys, from Class III',
    picture: findPicture('hostel'),
  },
]

const joint = {
  title: 'Letters to families',
  picture: findPicture('desk-night'),
  links: [
    { path: '/about/chairman-dps-society', label: 'Chairman', note: '' },
    { path: '/about/message-from-principal', label: 'Principal', note: '' },
  ],
}

export const examples = {
  'a card for two pages': <CardGrid label="About us" cards={[...cards.slice(0, 2), joint]} />,
  'picture and text side by side': <CardGrid label="The campus" cards={cards.slice(0, 2)} across />,
  'three cards': <CardGrid label="The campus" cards={cards} />,
  'two cards with an action': (
    <CardGrid label="More of the campus" cards={cards.slice(0, 2)} action="Read more" />
  ),
}
