import type { AgeRow } from '@/content/types'
import { AgeTable } from './AgeTable'

const rows: readonly AgeRow[] = [
  {
    class: 'Pre-Nursery',
    minimumAge: 3,
    maximumAge: 4,
    born: { from: '2022-04-01', to: '2023-04-01' },
  },
  {
    class: 'Nursery',
    minimumAge: 4,
    maximumAge: 5,
    born: { from: '2021-04-01', to: '2022-03-31' },
  },
]

const published = { name: '2026-27', agesAsOn: '2026-03-31' }

export const examples = {
  'two classes': <AgeTable caption="Age for each class" published={published} rows={rows} />,
  'another session is the next to join': (
    <AgeTable
      caption="Age for each class"
      published={published}
      joining={{ name: '2027-28', agesAsOn: '2027-03-31', ahead: 1 }}
      rows={rows}
    />
  ),
}
