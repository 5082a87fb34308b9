import { storedTokenKey } from '@/content/constants'
import { fileUrl } from '@/lib/core/safe-urls'
import { fileName, isToken, type CertificateFailure, type CertificateRequest } from './outcome'

/** The browser's half of the transfer certificate's call. */

/** Longer than the server takes when the provider does not answer, and not for ever. */
const timeoutMilliseconds = 30_000
/** Some browsers still read the address when the click has been dealt with. */
const objectUrlMilliseconds = 10_000

const failureOf: Record<number, CertificateFailure> = { 422: 'empty', 429: 'limited' }

/** Looks a certificate up. Does not throw. */
export async function askForCertificate(
  action: string,
  request: CertificateRequest,
): Promise<{ href: string } | { failure: CertificateFailure }> {
  try {
    const response = await fetch(action, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...authorization() },
      body: JSON.stringify(request),
      signal: AbortSignal.timeout(timeoutMilliseconds),
    })
    if (!response.ok) return { failure: failureOf[response.status] ?? 'failed' }
    const { data } = (await response.json()) as { data?: unknown }
    const href = typeof data === 'string' ? fileUrl(data) : null
    return href ? { href } : { failure: 'failed' }
  } catch {
    return { failure: 'failed' }
  }
}

/**
 * Saves the file at an address of this site as `tc.jpg` (R-TC-3).
 * @throws when it cannot be fetched whole.
 */
export async function saveCertificate(href: string): Promise<void> {
  const response = await fetch(href)
  if (!response.ok) throw new Error(`status ${response.status}`)
  const url = URL.createObjectURL(await response.blob())
  const link = document.createElement('a')
  link.href = url
  link.download = fileName
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), objectUrlMilliseconds)
}

/** The token that the portal may have left in this browser (R-TC-5); a visitor may have storage forbidden. */
function authorization(): { authorization?: string } {
  try {
    const token = localStorage.getItem(storedTokenKey)
    return token && isToken(token) ? { authorization: `Bearer ${token}` } : {}
  } catch {
    return {}
  }
}
