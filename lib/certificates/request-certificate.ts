'use server'

import { headers } from 'next/headers'
import { redirect } from 'next/navigation'
import { fileUrl } from '@/lib/core/safe-urls'
import { clientAddress } from '@/lib/http/client-address'
import { isSameOrigin } from '@/lib/http/same-origin'
import { sendCertificate } from './file'
import { lookUpCertificate } from './look-up'
import type { CertificateFormState } from './outcome'
import { sealId } from './sealed-id'

/**
 * Takes the form without script by the same rules as the call: redirects to the file, or answers the post with
 * the page, its message and what was typed. That is in no address, cookie or cache.
 */
export async function requestCertificate(
  _: CertificateFormState,
  data: FormData,
): Promise<CertificateFormState> {
  const values = { admission: textOf(data, 'admission'), name: textOf(data, 'name') }
  const requestHeaders = await headers()
  if (!isSameOrigin(requestHeaders, true)) return { failure: 'failed', values }
  const result = await lookUpCertificate(values, { address: clientAddress(requestHeaders) })
  if (result.outcome !== 'found') return { failure: result.outcome, values }
  // Behind a redirect a file that cannot be had would be a page without words.
  const file = await sendCertificate(result.path)
  await file.body?.cancel()
  if (!file.ok) return { failure: 'download', values }
  redirect(fileUrl(sealId(result.path))!)
}

const maxLength = 300

function textOf(data: FormData, name: string): string {
  const value = data.get(name)
  return typeof value === 'string' ? value.slice(0, maxLength) : ''
}
