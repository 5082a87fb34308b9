import { ListFilters } from './ListFilters'

export const examples = {
  'a year and words': (
    <ListFilters
      action="/news"
      filters={{ year: 2026, month: 'all', search: 'uniform' }}
      years={[2026, 2025]}
      months={[10, 11]}
    />
  ),
}
