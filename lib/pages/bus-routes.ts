import 'server-only'
import { transportRoutes } from '@/content/data/transport'
import { english, type Language } from '@/content/languages'
import type { TransportRoute } from '@/content/types'
import { type Alert, textAfterFlag, translationsOf, untilText } from '@/lib/alerts/alert'
import { activeAlerts, alertVersion } from '@/lib/alerts/current'

/**
 * The bus routes with the alerts that concern them (R-ALERT-7). `version` marks a page whose content depends on the
 * alerts (docs/decisions/045).
 */
export const loadBusRoutes = (language: Language = english) => ({
  version: alertVersion(),
  routes: transportRoutes.map((route) => ({
    ...route,
    notices: activeAlerts().filter(concerns(route)).map(toNotice(language)),
  })),
})

/** An alert to everybody concerns the buses when school is closed or changed, not when it only informs. */
const concerns =
  ({ number }: TransportRoute) =>
  ({ concerns, kind }: Alert) =>
    concerns.length === 0 ? kind !== 'notice' : concerns.includes(`route-${number}`)

const toNotice = (language: Language) => (alert: Alert) => {
  const { code, words } = language
  const isOwn = code === english.code || alert.text[code] !== undefined
  return {
    kind: alert.kind,
    word: alert.isDrill ? words.alerts.drill : words.alerts.kinds[alert.kind],
    // English while the office has given no text in the language.
    text: textAfterFlag(alert, isOwn ? language : english),
    lang: isOwn ? undefined : english.tag,
    translations: code === english.code ? translationsOf(alert) : [],
    until: untilText(alert.until, language),
    end: alert.until.toISOString(),
  }
}
