'use server'

import { redirect } from 'next/navigation'
import { saveRecord } from '@/lib/desk/records/save'
import { readText } from '@/lib/desk/text/form-data'
import { requireActor } from '@/lib/desk/web/session'
import { addFiles } from '@/lib/pages/desk-files'

/** Adds the chosen files to a field of a record, and returns to the record. */
export async function addChosenFiles(data: FormData): Promise<void> {
  const actor = await requireActor(saveRecord.action)
  const names = data.getAll('name').filter((name) => typeof name === 'string')
  redirect(
    await addFiles(actor, { id: readText(data, 'id'), field: readText(data, 'field'), names }),
  )
}
