'use server'

import { redirect } from 'next/navigation'
import type { NoteState } from '@/components/desk/EnquiryLog/NoteForm.client'
import { addEnquiryNote, eraseEnquiry, setEnquiryState } from '@/lib/desk/enquiries/change'
import { readText } from '@/lib/desk/text/form-data'
import { requireActor } from '@/lib/desk/web/session'
import { isEnquiryState } from '@/lib/enquiries/states'

const buildPath = (reference: string, done: string): string =>
  `/desk/enquiries/${encodeURIComponent(reference)}?done=${done}`

export async function setStateAction(data: FormData): Promise<void> {
  const actor = await requireActor('enquiries.change')
  const [reference, state, from] = ['reference', 'state', 'from'].map((name) =>
    readText(data, name),
  )
  if (!isEnquiryState(state) || !isEnquiryState(from)) redirect('/desk/enquiries')
  const { outcome } = await setEnquiryState(actor, { reference: reference!, state, from })
  redirect(buildPath(reference!, outcome === 'conflict' ? 'conflict' : 'state'))
}

export async function addNoteAction(_: NoteState, data: FormData): Promise<NoteState> {
  const actor = await requireActor('enquiries.change')
  // Not cut, so that the office is told how long its note is.
  const [reference, text] = [readText(data, 'reference'), readText(data, 'text', Infinity)]
  const result = await addEnquiryNote(actor, { reference, text })
  if (result.outcome === 'invalid') return { text, problem: result.problem }
  redirect(buildPath(reference, 'note'))
}

export async function eraseAction(data: FormData): Promise<void> {
  const actor = await requireActor('enquiries.erase')
  const reference = readText(data, 'reference')
  await eraseEnquiry(actor, { reference, all: readText(data, 'all') === 'true' })
  redirect('/desk/enquiries?done=erased')
}
