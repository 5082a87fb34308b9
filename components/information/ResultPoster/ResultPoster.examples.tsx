import type { ComponentProps } from 'react'
import { ResultPoster } from './ResultPoster'

type Props = ComponentProps<typeof ResultPoster>

const links: Props['links'] = [
  { label: 'Class X', href: '/topper-x', note: 'AISSE' },
  { label: 'Annual report', href: '/about/school-annual-report', note: 'In words' },
]

const show = (own?: string) => (
  <ResultPoster
    year={2025}
    results={[
      { className: 'Class X', short: 'AISSE', house: 'blue', passed: '95%', topScore: '98.2%' },
      { className: 'Class XII', short: 'AISSCE', house: 'red', passed: '100%', topScore: '97%' },
    ].map((result) => ({ ...result, isOwn: result.className === own }) as Props['results'][number])}
    links={links}
    current="/topper-x"
  />
)

export const examples = {
  'the page of a class': show('Class X'),
  'a page about another subject': (
    <>
      <h2>In the board examinations</h2>
      {show()}
    </>
  ),
}
