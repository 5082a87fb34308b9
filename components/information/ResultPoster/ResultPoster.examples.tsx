import type { ComponentProps } from 'react'
import { ResultPoster } from './ResultPoster'

type Props = ComponentProps<typeof ResultPoster>

const links: Props['links'] = [
  { label: 'Class X', href: '/topper-x', note: 'AISSE' },
  { label: 'Annual report', href: '/about/school-annual-report', note: 'In words' },
]

export const examples = {
  'the page of a class': (
    <ResultPoster
      year={2025}
      results={[
        {
          className: 'Class X',
          short: 'AISSE',
          house: 'blue',
          passed: '95%',
          topScore: '98.2%',
          isOwn: true,
        },
        {
          className: 'Class XII',
          short: 'AISSCE',
          house: 'red',
          passed: '100%',
          topScore: '97%',
          isOwn: false,
        },
      ]}
      links={links}
      current="/topper-x"
    />
  ),
}
