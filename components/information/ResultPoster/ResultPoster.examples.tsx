import type { ComponentProps } from 'react'
import { findPicture } from '@/lib/pictures/pictures'
import { ResultPoster } from './ResultPoster'

type Props = ComponentProps<typeof ResultPoster>

const classTen = {
  className: 'Class X',
  short: 'AISSE',
  house: 'blue',
  passed: '95%',
  topScore: '98.2%',
  href: '/topper-x',
} as const

const classTwelve = {
  className: 'Class XII',
  short: 'AISSCE',
  house: 'red',
  passed: '100%',
  topScore: '97%',
  href: '/topper-xii',
} as const

const pages: Props['pages'] = [
  {
    title: 'Honours',
    note: 'Prizes and medals',
    icon: 'certificate-duotone',
    house: 'green',
    href: '/coup-delite',
  },
  {
    title: 'Annual report',
    note: 'In words',
    icon: 'book-open-duotone',
    href: '/about/school-annual-report',
  },
]

export const examples = {
  'the page of a class': (
    <ResultPoster year={2025} own={classTen} others={[classTwelve]} pages={pages} after={[]} />
  ),
  'what comes after the class': (
    <ResultPoster
      year={2025}
      own={classTen}
      others={[classTwelve]}
      pages={pages}
      title="After Class X"
      after={[
        {
          href: '/academics/curriculum',
          title: 'Curriculum',
          text: 'Three streams at the end.',
          picture: findPicture('curriculum'),
        },
      ]}
    >
      <p>Any pupil may talk to a counsellor.</p>
    </ResultPoster>
  ),
  'the page of the honours': (
    <ResultPoster year={2025} others={[classTen, classTwelve]} pages={pages.slice(1)} after={[]} />
  ),
}
