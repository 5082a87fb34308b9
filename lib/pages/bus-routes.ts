import 'server-only'
import { transportRoutes } from '@/content/data/transport'
import { english, type Language } from '@/content/languages'
import type { TransportRoute } from '@/content/types'
import type { Alert } from '@/lib/alerts/alert'
import { getActiveAlerts, alertVersion } from '@/lib/alerts/current'
import { toNotice } from './alert-notice'

/**
 * The bus routes with the alerts that concern them (R-ALERT-7). `version` marks a page whose content depends on the
 * alerts (docs/decisions/045).
 */
export const loadBusRoutes = (language: Language = english) => ({
  version: alertVersion(),
  routes: transportRoutes.map((route) => ({
    ...route,
    notices: getActiveAlerts()
      .filter(concerns(route))
      .map((alert) => toNotice(alert, language)),
  })),
})

/** An alert to everybody concerns the buses when school is closed or changed, not when it only informs. */
const concerns =
  ({ number }: TransportRoute) =>
  ({ concerns, kind }: Alert) =>
    concerns.length === 0 ? kind !== 'notice' : concerns.includes(`route-${number}`)
