import { storedTokenKey } from '@/content/constants'
import { toFileUrl } from '@/lib/core/safe-urls'
import { createTimeoutSignal } from '@/lib/core/timeout-signal'
import { fileName, isToken, type CertificateFailure, type CertificateRequest } from './outcome'

/** Requests a transfer certificate in the browser. */

/** Longer than the server takes when the provider does not respond. */
const timeoutMilliseconds = 30_000

const failureByStatus: Record<number, CertificateFailure> = { 422: 'empty', 429: 'limited' }

/** Looks a certificate up. Does not throw. */
export async function fetchCertificateUrl(
  action: string,
  request: CertificateRequest,
): Promise<{ href: string } | { failure: CertificateFailure }> {
  try {
    const response = await fetch(action, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...getAuthorization() },
      body: JSON.stringify(request),
      signal: createTimeoutSignal(timeoutMilliseconds),
    })
    if (!response.ok) return { failure: failureByStatus[response.status] ?? 'failed' }
    const { data } = (await response.json()) as { data?: unknown }
    const href = typeof data === 'string' ? toFileUrl(data) : null
    return href ? { href } : { failure: 'failed' }
  } catch {
    return { failure: 'failed' }
  }
}

/**
 * Asks the browser to save a file of this site as `tc.jpg` (R-TC-3), by its URL, because in-app browsers cannot save a
 * `blob:`. The browser does not report whether it saved the file.
 * @throws when the file cannot be fetched
 */
export async function startDownload(href: string): Promise<void> {
  const signal = createTimeoutSignal(timeoutMilliseconds)
  const { ok, status } = await fetch(href, { method: 'HEAD', signal })
  if (!ok) throw new Error(`status ${status}`)
  const link = document.createElement('a')
  link.href = href
  link.download = fileName
  link.click()
}

/** Returns the token that the portal may have stored in this browser (R-TC-5). Storage may be blocked. */
function getAuthorization(): { authorization?: string } {
  try {
    const token = localStorage.getItem(storedTokenKey)
    return token && isToken(token) ? { authorization: `Bearer ${token}` } : {}
  } catch {
    return {}
  }
}
