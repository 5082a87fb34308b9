import 'server-only'
import { newAlertSchema, type Alert } from '@/lib/alerts/alert'
import { addAlert, endAlert, createAlertId, readAlerts } from '@/lib/alerts/store'
import { addHistoryEntry } from '../history/history'
import { operation } from '../operation'

/** Alerts at the desk. They share table and schema with `npm run alert` (R-ALERT-1). */

/** Lists the alerts that have not ended, also those that have not begun. */
export const listAlerts = operation('alerts.read', ({ db }) => readAlerts(db))

/** The fields of an alert's form. */
export type AlertForm = {
  kind: string
  text: { en: string; bn?: string; hi?: string }
  concerns: readonly string[]
  since: Date
  until: Date
  link?: string
  telephone?: string
}

export type AlertSet =
  | { outcome: 'set'; alert: Alert }
  /** Problems by field: `text` is the English text, `text.bn` a translation. */
  | { outcome: 'invalid'; problems: Record<string, string> }

/** Validates the fields of a form. Empty fields count as missing. */
export function parseAlert(form: AlertForm) {
  const given = Object.entries(form).filter(([, value]) => value !== '')
  const text = Object.entries(form.text).filter(([, value]) => value?.trim())
  return newAlertSchema.safeParse({
    ...Object.fromEntries(given),
    text: { en: '', ...Object.fromEntries(text) },
    id: createAlertId(),
    isDrill: false,
  })
}

/** Sets an alert. Every page shows it within ten seconds. */
export const setAlert = operation(
  'alerts.set',
  async ({ db, actor }, form: AlertForm): Promise<AlertSet> => {
    const parsed = parseAlert(form)
    if (!parsed.success) {
      const problems: Record<string, string> = {}
      for (const { path, message } of parsed.error.issues) {
        problems[toFieldName(path)] ??= message
      }
      return { outcome: 'invalid', problems }
    }
    const alert = parsed.data
    await db.transaction().execute(async (transaction) => {
      await addAlert(transaction, alert)
      const entry = { kind: 'alert', subject: alert.id, title: alert.text.en } as const
      await addHistoryEntry({ db: transaction, actor }, { action: 'published', ...entry })
    })
    return { outcome: 'set', alert }
  },
)

const toFieldName = ([field, language]: PropertyKey[]): string =>
  field === 'text' && language !== 'en' ? `text.${String(language)}` : String(field)

/** Ends an alert now. @returns false when there is none, or it has already ended */
export const stopAlert = operation('alerts.end', async ({ db, actor }, id: string) => {
  const alert = (await readAlerts(db)).find((candidate) => candidate.id === id)
  return db.transaction().execute(async (transaction) => {
    if (!(await endAlert(transaction, id))) return false
    const entry = { kind: 'alert', subject: id, title: alert?.text.en ?? id } as const
    await addHistoryEntry({ db: transaction, actor }, { action: 'ended', ...entry })
    return true
  })
})
