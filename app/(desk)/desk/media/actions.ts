'use server'

import { redirect } from 'next/navigation'
import { describeMedia } from '@/lib/desk/records/describe'
import { requireActor } from '@/lib/desk/web/session'

/** Saves what a photograph shows, for people who cannot see it (R-DESK-7). */
export async function describe(data: FormData): Promise<void> {
  const actor = await requireActor(describeMedia.action)
  const media = await describeMedia(actor, {
    name: String(data.get('name')),
    alt: String(data.get('alt')),
  })
  redirect(`/desk/media?done=${media ? 'described' : 'missing'}`)
}
