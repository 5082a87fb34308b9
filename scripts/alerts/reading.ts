import { alertKinds, drillMark } from '@/content/microcopy/alerts'
import { concernsText, untilText, type Alert } from '@/lib/alerts/alert'
import { formatDateTime, now } from '@/lib/core/dates'

/** How an alert reads on a page, as lines of text. */
export function readingOf({ kind, text, concerns, since, until, ...alert }: Alert): string {
  const flag = alert.isDrill ? `${drillMark}: ${alertKinds[kind]}` : alertKinds[kind]
  const lines = [
    `[${flag}] ${text.en}`,
    text.bn,
    text.hi,
    `${untilText(until)} · ${concernsText(concerns)}`,
    since > now() ? `From ${formatDateTime(since.toISOString())}` : undefined,
    alert.link,
    alert.telephone,
  ]
  return lines.filter((line) => line !== undefined).join('\n')
}
