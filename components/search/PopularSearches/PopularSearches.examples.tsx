import { PopularSearches } from './PopularSearches'

export const examples = {
  'two pages': (
    <PopularSearches
      links={[
        { path: '/fee-structure', label: 'Fees', note: 'What a year costs' },
        { path: '/calendar', label: 'Calendar', note: 'Holidays and tests' },
      ]}
    />
  ),
}
