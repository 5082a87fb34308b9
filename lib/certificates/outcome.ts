/** What both ends of the transfer certificate's call know; may be shipped to the browser. */

/** How a request ends that brings no certificate; its sentence is `certificateCopy[…]` (P§8). */
export const failures = ['empty', 'failed', 'limited', 'download'] as const
export type CertificateFailure = (typeof failures)[number]

/** What the certificate is saved as (P§7). */
export const fileName = 'tc.jpg'

/** The fields of the call (P§7). */
export type CertificateRequest = { admission: string; name: string }

/** The fields without what stands around them; `undefined` when one is missing (P§5). */
export function readRequest(fields: Record<string, unknown>): CertificateRequest | undefined {
  const [admission, name] = [textOf(fields.admission), textOf(fields.name)]
  return admission && name ? { admission, name } : undefined
}

const textOf = (value: unknown) => (typeof value === 'string' ? value.trim() : '')

/** What a bearer token may hold: headers take no line breaks, and nothing beyond ASCII. */
export const isToken = (text: string) => /^[\x21-\x7e]{1,4096}$/.test(text)
