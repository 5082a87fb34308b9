/** Types and checks of certificate requests, shared by browser and server. */

import { foldText, toPlainPunctuation } from '@/lib/core/normalise'

/** Why a request fails; the message is `certificates[…]`. */
export const failures = ['empty', 'failed', 'limited', 'download'] as const
export type CertificateFailure = (typeof failures)[number]

/** File name of the download (R-TC-3). */
export const fileName = 'tc.jpg'

/** The fields of the request (R-TC-5). */
export type CertificateRequest = { admission: string; name: string }

/** State of a form that was sent without script: why it failed, and the values. */
export type CertificateFormState = { failure?: CertificateFailure; values?: CertificateRequest }

/** Server action of the form without script. */
export type RequestCertificate = (
  state: CertificateFormState,
  data: FormData,
) => Promise<CertificateFormState>

/** Lists the fields without visible text, in the order of the form (R-TC-2). */
export const findEmptyFields = (fields: Record<string, unknown>) =>
  (['admission', 'name'] as const).filter((name) => !foldText(toText(fields[name])))

/** Reads the fields, normalised to plain letters, digits and punctuation; `undefined` when one is empty. */
export function readRequest(fields: Record<string, unknown>): CertificateRequest | undefined {
  if (findEmptyFields(fields).length > 0) return undefined
  return {
    admission: toPlainPunctuation(toText(fields.admission).normalize('NFKC')),
    name: toPlainPunctuation(toText(fields.name)),
  }
}

const toText = (value: unknown) => (typeof value === 'string' ? value : '')

/** Whether a string is a valid bearer token: headers allow neither line breaks nor non-ASCII characters. */
export const isToken = (text: string) => /^[\x21-\x7e]{1,4096}$/.test(text)
