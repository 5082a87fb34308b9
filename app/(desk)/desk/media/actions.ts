'use server'

import { redirect } from 'next/navigation'
import { describeMedia } from '@/lib/desk/records/describe'
import { readExactText, readText } from '@/lib/desk/text/form-data'
import { requireActor } from '@/lib/desk/web/session'

/** Saves the description of a photograph, for people who cannot see it (R-DESK-7), and returns to the list. */
export async function describe(_state: null, data: FormData): Promise<null> {
  const actor = await requireActor(describeMedia.action)
  const media = await describeMedia(actor, {
    name: readExactText(data, 'name'),
    alt: readText(data, 'alt'),
  })
  const query = new URLSearchParams(readText(data, 'list'))
  query.set('done', media ? 'described' : 'missing')
  redirect(`/desk/media?${query}`)
}
