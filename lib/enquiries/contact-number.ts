/** Digits of a contact number (R-ENQUIRY-3). */
const contactDigits = 10

const digitsOf = (text: string) => text.replace(/\D/g, '')

/** What the contact field keeps of what is typed: digits only, ten at most (R-ENQUIRY-3). */
export const normaliseTyped = (text: string): string => digitsOf(text).slice(0, contactDigits)

/**
 * What it keeps of a number that came in one piece (pasted, filled in by the browser, sent without
 * script): a leading `+91`, `0091`, `91` of twelve digits or `0` of eleven goes before the cut, so that
 * the cut never takes the last digits of a good number (R-ENQUIRY-3).
 */
export const normalisePasted = (text: string): string => withoutPrefix(text).slice(0, contactDigits)

/** The digits of a number without such a prefix, uncut: a server must see that there are too many. */
export function withoutPrefix(text: string): string {
  const digits = digitsOf(text)
  return digits.slice(prefixLength(text.trim(), digits))
}

function prefixLength(text: string, digits: string): number {
  if (text.startsWith('+91')) return 2
  if (digits.startsWith('0091') && digits.length > contactDigits) return 4
  if (digits.startsWith('91') && digits.length === contactDigits + 2) return 2
  if (digits.startsWith('0') && digits.length === contactDigits + 1) return 1
  return 0
}
