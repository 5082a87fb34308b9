import { storedTokenKey } from '@/content/constants'
import { fileUrl } from '@/lib/core/safe-urls'
import { fileName, isToken, type CertificateFailure, type CertificateRequest } from './outcome'

/** Requests and saves a transfer certificate in the browser. */

/** Longer than the server takes when the provider does not respond. */
const timeoutMilliseconds = 30_000
/** Some browsers read the object URL only after the click event. */
const objectUrlMilliseconds = 10_000

const failureOf: Record<number, CertificateFailure> = { 422: 'empty', 429: 'limited' }

/** Looks a certificate up. Does not throw. */
export async function fetchCertificateUrl(
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
 * Saves a file of this site as `tc.jpg` (R-TC-3).
 * @throws when it cannot be fetched completely
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

/** The token that the portal may have stored in this browser (R-TC-5). Storage may be blocked. */
function authorization(): { authorization?: string } {
  try {
    const token = localStorage.getItem(storedTokenKey)
    return token && isToken(token) ? { authorization: `Bearer ${token}` } : {}
  } catch {
    return {}
  }
}
