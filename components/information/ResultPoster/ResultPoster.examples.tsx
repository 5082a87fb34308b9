import { ResultPoster } from './ResultPoster'

export const examples = {
  'two classes': (
    <ResultPoster
      year={2025}
      results={[
        { className: 'Class X', short: 'AISSE', house: 'blue', passed: '95%', topScore: '98.2%' },
        { className: 'Class XII', short: 'AISSCE', house: 'red', passed: '100%', topScore: '97%' },
      ]}
      links={[
        { label: 'Class X', href: '/topper-x', note: '16 pictures' },
        { label: 'Annual report', href: '/about/school-annual-report', note: 'In words' },
      ]}
      current="/topper-x"
    />
  ),
}
