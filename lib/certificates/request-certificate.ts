'use server'

import { headers } from 'next/headers'
import { redirect } from 'next/navigation'
import { toFileUrl } from '@/lib/core/safe-urls'
import { getClientAddress } from '@/lib/http/client-address'
import { readFormText } from '@/lib/http/form-text'
import { isSameOrigin } from '@/lib/http/same-origin'
import { sendCertificate } from './file'
import { lookUpCertificate } from './look-up'
import type { CertificateFormState } from './outcome'
import { sealId } from './sealed-id'

/**
 * Server action of the form without script. Applies the same rules as the endpoint. Redirects to the file, or renders
 * the page with a message and the values. The values appear in no URL, cookie or cache.
 */
export async function requestCertificate(
  _: CertificateFormState,
  data: FormData,
): Promise<CertificateFormState> {
  const values = { admission: readFormText(data, 'admission'), name: readFormText(data, 'name') }
  const requestHeaders = await headers()
  if (!isSameOrigin(requestHeaders, true)) return { failure: 'failed', values }
  const result = await lookUpCertificate(values, { address: getClientAddress(requestHeaders) })
  if (result.outcome !== 'found') return { failure: result.outcome, values }
  // Check the file before redirecting: otherwise the visitor would get an error page without text.
  const file = await sendCertificate(result.path)
  await file.body?.cancel()
  if (!file.ok) return { failure: 'download', values }
  redirect(toFileUrl(sealId(result.path))!)
}
