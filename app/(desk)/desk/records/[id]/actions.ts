'use server'

import { redirect } from 'next/navigation'
import {
  deleteRecord,
  endRecord,
  restoreVersion,
  undeleteRecord,
  withdrawRecord,
} from '@/lib/desk/records/publish'
import { readText, readVersion } from '@/lib/desk/text/form-data'
import { requireActor } from '@/lib/desk/web/session'

const changes = {
  end: { change: endRecord, done: 'ended' },
  withdraw: { change: withdrawRecord, done: 'withdrawn' },
  delete: { change: deleteRecord, done: 'deleted' },
  undelete: { change: undeleteRecord, done: 'undeleted' },
} as const

const isChange = (name: string): name is keyof typeof changes => Object.hasOwn(changes, name)

/** Ends, withdraws or deletes a record, or takes it out of the bin. */
export async function changeRecord(data: FormData): Promise<void> {
  const name = readText(data, 'act')
  const known = isChange(name) ? changes[name] : undefined
  const actor = await requireActor((known?.change ?? withdrawRecord).action)
  if (!known) redirect('/desk/records?done=missing')
  const { change, done } = known
  const id = readText(data, 'id')
  const result = await change(actor, { id, version: readVersion(data) })
  redirect(
    `/desk/records/${encodeURIComponent(id)}?done=${result.outcome === 'changed' ? done : 'missing'}`,
  )
}

/** Makes an earlier version the latest one (R-DESK-6). */
export async function restore(data: FormData): Promise<void> {
  const actor = await requireActor(restoreVersion.action)
  const id = readText(data, 'id')
  const result = await restoreVersion(actor, {
    id,
    version: readVersion(data),
    restore: readVersion(data, 'restore'),
  })
  const done = result.outcome === 'changed' ? 'restored' : 'missing'
  redirect(`/desk/records/${encodeURIComponent(id)}?done=${done}`)
}
