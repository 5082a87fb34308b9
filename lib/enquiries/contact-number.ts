/** Length of a contact number (R-ENQUIRY-3). */
export const contactDigits = 10

const digitsOf = (text: string) => text.replace(/\D/g, '')

/** Input typed into the contact field, reduced to at most ten digits (R-ENQUIRY-3). */
export const normaliseTyped = (text: string): string => digitsOf(text).slice(0, contactDigits)

/**
 * A number that was entered at once (pasted, autofilled, sent without script). Removes a leading `+91`, `0091`, `91` of
 * twelve digits or `0` of eleven before truncating. Truncating first would lose the last digits of a valid number
 * (R-ENQUIRY-3).
 */
export const normalisePasted = (text: string): string => withoutPrefix(text).slice(0, contactDigits)

/** The digits without such a prefix, not truncated: the server must detect too many digits. */
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
