import 'server-only'
import { concerns } from '@/content/alerts'
import { translations } from '@/content/languages'
import { formatConcerns, filterActive, maxShown } from '@/lib/alerts/alert'
import { formatDateTime, now } from '@/lib/core/dates'
import type { Actor } from '@/lib/desk/operation'
import { type AlertValues, createEmptyAlert, toAlertForm } from '@/lib/desk/records/alert-form'
import { listAlerts, parseAlert } from '@/lib/desk/records/alerts'
import { renderAlertPreview } from './alert-bar'

/** Loads the data of the screen of alerts. */
export async function loadAlerts(actor: Actor) {
  const known = await listAlerts(actor)
  const shown = filterActive(known).slice(0, maxShown)
  const values = createEmptyAlert()
  return {
    alerts: known.map((alert) => ({
      alert,
      place: describePlace(alert.since > now(), shown.includes(alert)),
      sinceText: formatDateTime(alert.since.toISOString()),
    })),
    initial: { values, preview: buildAlertPreview(values), problems: {} },
    concerns: [...concerns.keys()].map((value) => ({
      value,
      label: capitalise(formatConcerns([value])),
    })),
    languages: translations.map(({ code, tag, englishName }) => ({ code, tag, name: englishName })),
  }
}

const describePlace = (isLater: boolean, isShown: boolean) =>
  isLater ? ('later' as const) : isShown ? ('shown' as const) : ('waiting' as const)

const capitalise = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** Builds the HTML of an alert that is being written, as visitors will see it; empty while something is missing. */
export function buildAlertPreview(values: AlertValues): string {
  const { form } = toAlertForm(values)
  const alert = form && parseAlert(form)
  return alert?.success ? renderAlertPreview(alert.data) : ''
}
