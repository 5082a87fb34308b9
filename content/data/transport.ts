import type { TransportRoute } from '../types'
import { currentSession } from './sessions'

/** The page with the fee of each route. */
export const transportFeePath = `/fee-structure/transport-fee-${currentSession.name}`

/**
 * The bus routes. The school publishes '-' as the revised fee of all five (R-FEES-4). With a first fee, the lead of
 * `content/pages/fee-structure/transport-fee.md` changes, too.
 */
export const transportRoutes: readonly TransportRoute[] = [
  { number: 1, locations: 'Within the town', revisedFee: null },
  { number: 2, locations: 'Goaltuli area', revisedFee: null },
  { number: 3, locations: 'Raninagar area', revisedFee: null },
  { number: 4, locations: 'Assam More/Kranti', revisedFee: null },
  { number: 5, locations: 'Odlabari/Jalpaiguri', revisedFee: null },
]
