'use server'

import { redirect } from 'next/navigation'
import { deleteCertificate } from '@/lib/desk/media/certificates'
import { readText } from '@/lib/desk/text/form-data'
import { requireActor } from '@/lib/desk/web/session'

/** Removes the certificate that the form names, or with `undo` puts it back. */
export async function removeAction(data: FormData): Promise<void> {
  const actor = await requireActor('certificates.delete')
  const undo = data.get('undo') === 'true'
  await deleteCertificate(actor, { id: readText(data, 'id'), undo })
  redirect(`/desk/certificates?done=${undo ? 'restored' : 'removed'}`)
}
