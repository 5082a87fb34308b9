import type { FeeGroup, TransportRoute } from '@/content/types'
import { FeeCards } from './FeeCards'

const nine: FeeGroup = {
  path: '/fee-structure/class-nine-2026-27',
  name: 'Class IX',
  flag: 'IX',
  admission: 49500,
  annual: 29000,
  total: 78500,
  monthlyTuition: 4690,
}

const href = '/fee-structure/transport-fee-2026-27'

export const routes: readonly TransportRoute[] = [
  { number: 1, locations: 'Within the town', revisedFee: 1450 },
  { number: 2, locations: 'Raninagar area', revisedFee: null },
]

export const examples = {
  'a class group, and bus fees from an amount': (
    <FeeCards groups={[nine]} transport={{ href, routes }} />
  ),
  'no bus fee is set': <FeeCards groups={[]} transport={{ href, routes: routes.slice(1) }} />,
}
