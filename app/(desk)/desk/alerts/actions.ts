'use server'

import { redirect } from 'next/navigation'
import type { AlertFormState } from '@/components/desk/AlertForm/AlertForm.client'
import { readAlertForm, toAlertForm } from '@/lib/desk/records/alert-form'
import { setAlert, stopAlert } from '@/lib/desk/records/alerts'
import { readText } from '@/lib/desk/text/form-data'
import { requireActor } from '@/lib/desk/web/session'
import { buildAlertPreview } from '@/lib/pages/desk-alerts'

/** Sets an alert, or without script shows first how it will be read. */
export async function setAlertAction(_: AlertFormState, data: FormData): Promise<AlertFormState> {
  const actor = await requireActor('alerts.set')
  const values = readAlertForm(data)
  const preview = buildAlertPreview(values)
  if (data.get('intent') === 'preview') return { values, preview, problems: {} }
  const { form, problems } = toAlertForm(values)
  if (problems) return { values, preview, problems }
  const result = await setAlert(actor, form)
  if (result.outcome === 'invalid') {
    return { values, preview, problems: result.problems }
  }
  redirect('/desk/alerts?done=set')
}

/** Shows how an alert will be read. */
export async function previewAlertAction(data: FormData): Promise<string> {
  await requireActor('alerts.set')
  return buildAlertPreview(readAlertForm(data))
}

export async function endAlertAction(data: FormData): Promise<void> {
  const actor = await requireActor('alerts.end')
  await stopAlert(actor, readText(data, 'id'))
  redirect('/desk/alerts?done=ended')
}
