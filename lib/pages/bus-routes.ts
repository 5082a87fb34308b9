import 'server-only'
import { alertKinds, drillMark } from '@/content/microcopy/alerts'
import { transportRoutes } from '@/content/data/transport'
import type { TransportRoute } from '@/content/types'
import { type Alert, untilText } from '@/lib/alerts/alert'
import { activeAlerts, alertVersion } from '@/lib/alerts/current'

/**
 * The bus routes with the alerts that concern them (R-ALERT-7). `version` marks a page whose content depends on the
 * alerts (docs/decisions/045).
 */
export const loadBusRoutes = () => ({
  version: alertVersion(),
  routes: transportRoutes.map((route) => ({
    ...route,
    notices: activeAlerts().filter(concerns(route)).map(toNotice),
  })),
})

/** An alert to everybody concerns the buses when school is closed or changed, not when it only informs. */
const concerns =
  ({ number }: TransportRoute) =>
  ({ concerns, kind }: Alert) =>
    concerns.length === 0 ? kind !== 'notice' : concerns.includes(`route-${number}`)

const toNotice = ({ kind, text, until, isDrill }: Alert) => ({
  word: isDrill ? drillMark : alertKinds[kind],
  text: text.en,
  until: untilText(until),
  end: until.toISOString(),
})
