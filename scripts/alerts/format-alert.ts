import { alerts } from '@/content/words/en/alerts'
import {
  concernsText,
  textAfterFlag,
  listTranslations,
  untilText,
  type Alert,
} from '@/lib/alerts/alert'
import { formatDateTime, now } from '@/lib/core/dates'

/** How an alert reads on a page, as lines of text. */
export function formatAlert(alert: Alert): string {
  const { concerns, since, until, link, telephone } = alert
  const word = alerts.kinds[alert.kind]
  const lines = [
    `[${alert.isDrill ? `${alerts.drill}: ${word}` : word}] ${textAfterFlag(alert)}`,
    ...listTranslations(alert).map(({ text }) => text),
    `${untilText(until)} · ${concernsText(concerns)}`,
    since > now() ? `From ${formatDateTime(since.toISOString())}` : undefined,
    link,
    telephone,
  ]
  return lines.filter((line) => line !== undefined).join('\n')
}
