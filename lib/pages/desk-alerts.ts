import 'server-only'
import { translations } from '@/content/languages'
import { concerns } from '@/content/alerts'
import { filterActive, formatConcerns, maxShown } from '@/lib/alerts/alert'
import { formatDateTime, now } from '@/lib/core/dates'
import type { Actor } from '@/lib/desk/operation'
import { emptyAlert } from '@/lib/desk/records/alert-form'
import { listAlerts } from '@/lib/desk/records/alerts'
import { buildAlertPreview } from './alert-preview'

/** What the screen of the alerts shows. */
export async function loadAlerts(actor: Actor) {
  const known = await listAlerts(actor)
  const shown = filterActive(known).slice(0, maxShown)
  const values = emptyAlert()
  return {
    alerts: known.map((alert) => ({
      alert,
      place: describePlace(alert.since > now(), shown.includes(alert)),
      sinceText: formatDateTime(alert.since.toISOString()),
    })),
    initial: { values, preview: buildAlertPreview(values), problems: {} },
    concerns: [...concerns.keys()].map((value) => ({
      value,
      label: sentence(formatConcerns([value])),
    })),
    languages: translations.map(({ code, tag, englishName }) => ({ code, tag, name: englishName })),
  }
}

const describePlace = (isLater: boolean, isShown: boolean) =>
  isLater ? ('later' as const) : isShown ? ('shown' as const) : ('waiting' as const)

const sentence = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
