import { ResultLinks } from './ResultLinks'

export const examples = {
  'both classes': (
    <ResultLinks
      year={2025}
      results={[
        {
          className: 'Class X',
          href: '/topper-x',
          short: 'AISSE',
          passed: '95%',
          topScore: '98.2%',
        },
        {
          className: 'Class XII',
          href: '/topper-xii',
          short: 'AISSCE',
          passed: '100%',
          topScore: '97%',
        },
      ]}
      report={{ label: 'Annual report', href: '/about/school-annual-report', note: 'In words' }}
    />
  ),
}
