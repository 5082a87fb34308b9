import { findPicture } from '@/lib/pictures/pictures'
import { TopperCards } from './TopperCards'

const card = {
  title: 'Class X',
  house: 'blue',
  figures: [
    { value: '95%', label: 'passed' },
    { value: '98.2%', label: 'the topper’s score' },
  ],
  text: 'All pictures of Class X',
  href: '/topper-x',
} as const

export const examples = {
  'with and without a picture': (
    <TopperCards
      cards={[
        { ...card, picture: { picture: findPicture('result-x-01'), caption: 'English' } },
        { ...card, title: 'Class XII', house: 'red', href: '/topper-xii' },
      ]}
    />
  ),
}
