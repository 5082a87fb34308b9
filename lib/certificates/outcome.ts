/** What both ends of the transfer certificate's call know; may be shipped to the browser. */

/** How a request ends that brings no certificate; its sentence is `certificateCopy[…]`. */
export const failures = ['empty', 'failed', 'limited', 'download'] as const
export type CertificateFailure = (typeof failures)[number]

/** What the certificate is saved as (R-TC-3). */
export const fileName = 'tc.jpg'

/** The fields of the call (R-TC-5). */
export type CertificateRequest = { admission: string; name: string }

/** What a form that was sent without script comes back with: its message, and what was typed. */
export type CertificateFormState = { failure?: CertificateFailure; values?: CertificateRequest }

/** Takes a form without script (a server action). */
export type RequestCertificate = (
  state: CertificateFormState,
  data: FormData,
) => Promise<CertificateFormState>

/** The fields without what stands around them; `undefined` when one is missing. */
export function readRequest(fields: Record<string, unknown>): CertificateRequest | undefined {
  const [admission, name] = [textOf(fields.admission), textOf(fields.name)]
  // A provider compares names its own way, so it gets the name as it was typed.
  return plain(admission) && plain(name) ? { admission: plain(admission), name } : undefined
}

const textOf = (value: unknown) => (typeof value === 'string' ? value.trim() : '')

/** Zero-width and direction marks, soft hyphens, variation selectors, control characters. */
const invisible = /[\p{Cf}\p{Default_Ignorable_Code_Point}]|(?![\t\n\v\f\r])\p{Cc}/gu

/** A text without signs that nobody sees, as they come along with a copied one, and in plain letters. */
const plain = (text: string) => text.replace(invisible, '').normalize('NFKC').trim()

/** A number to compare and to count by, however it was written. */
export const normaliseNumber = (admission: string) =>
  plain(admission).replace(/\s+/g, '').toLowerCase()

/** A name to compare by, without regard to case and repeated spaces. */
export const normaliseName = (name: string) => plain(name).replace(/\s+/g, ' ').toLowerCase()

/** What a bearer token may hold: headers take no line breaks, and nothing beyond ASCII. */
export const isToken = (text: string) => /^[\x21-\x7e]{1,4096}$/.test(text)
