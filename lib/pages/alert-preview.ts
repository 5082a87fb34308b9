import 'server-only'
import { toAlertForm, type AlertValues } from '@/lib/desk/records/alert-form'
import { parseAlert } from '@/lib/desk/records/alerts'
import { alertPreviewHtml } from './alert-bar'

/** The HTML of an alert that is being written, as visitors will see it; empty while something is missing. */
export function buildAlertPreview(values: AlertValues): string {
  const { form } = toAlertForm(values)
  const alert = form && parseAlert(form)
  return alert?.success ? alertPreviewHtml(alert.data) : ''
}
