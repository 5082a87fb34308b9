import type { ComponentProps } from 'react'
import { ResultPoster } from './ResultPoster'

type Props = ComponentProps<typeof ResultPoster>

const links: Props['links'] = [
  { label: 'Class X', href: '/topper-x', note: 'AISSE' },
  { label: 'Annual report', href: '/about/school-annual-report', note: 'In words' },
]

const show = (x: 'own' | 'equal', xii: 'other' | 'equal') => (
  <ResultPoster
    year={2025}
    results={[
      {
        className: 'Class X',
        short: 'AISSE',
        house: 'blue',
        passed: '95%',
        topScore: '98.2%',
        size: x,
      },
      {
        className: 'Class XII',
        short: 'AISSCE',
        house: 'red',
        passed: '100%',
        topScore: '97%',
        size: xii,
      },
    ]}
    links={links}
    current="/topper-x"
  />
)

export const examples = {
  'the page of a class': show('own', 'other'),
  'the page of both classes': show('equal', 'equal'),
}
