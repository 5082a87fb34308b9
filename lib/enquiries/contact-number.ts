import { toEuropeanDigits, toPlainPunctuation } from '@/lib/core/normalise'
import { isIndianNumber } from './indian-numbers'

/** Length of a contact number (R-ENQUIRY-3). */
export const contactDigits = 10

const extractDigits = (text: string) => toEuropeanDigits(text).replace(/\D/g, '')

/** Reduces input that is typed into the contact field to at most ten digits (R-ENQUIRY-3). */
export const normaliseTyped = (text: string): string => extractDigits(text).slice(0, contactDigits)

/** A valid contact number, or the problem with the text. */
export type ContactReading =
  | { number: string; problem?: undefined }
  /** `length`: not ten digits. `india`: no number in India begins like this. `abroad`: of another country. */
  | { number?: undefined; problem: 'empty' | 'length' | 'india' | 'abroad' }

/** More than any line with a number has. */
const maxTextLength = 300

/** '26/11/2026', '2026-11-26': copied messages often begin with a date, which is not a part of a number. */
const date = /(^|[^\d./-])\d{1,4}([./-])\d{1,2}\2\d{1,4}(?![./-]?\d)/g

/** Digits and usual separators. Letters, slashes and commas end a number. */
const numberText = /\+?[\d().\- ·*_•~]*\d/g

/**
 * Finds the contact number in a text: the first that is possible in India, with or without `+91`, `0091`, `91` or `0`.
 * Ignores the text around it (R-ENQUIRY-3).
 */
export function readContact(text: string): ContactReading {
  const line = toPlainPunctuation(text.slice(0, maxTextLength).normalize('NFKC'))
  if (line === '') return { problem: 'empty' }
  const numbers = line.replace(date, '$1,').match(numberText) ?? []
  const readings = numbers.map(readNumber)
  const found = readings.find(({ number }) => number)
  if (found) return found
  const [first, ...others] = readings.filter(({ problem }) => problem !== 'empty')
  return (
    readings.find(({ problem }) => problem === 'abroad') ??
    (first && others.length === 0 ? first : { problem: 'length' })
  )
}

/** Numbers of Nepal, Bhutan and Bangladesh, with the country code but without '+'. */
const neighbour = /^(?:977(?:\d{8}|\d{10})|975\d{8}|880\d{9,10})$/

/**
 * Whether a number is a landline number of Bhutan. With its country code it has ten digits, like a mobile number of
 * India, but those are not written as '975 2 322345' or with '00'.
 */
function isBhutaneseLandline(groups: readonly string[]): boolean {
  const [first, area] = groups
  const isApart = first === '975' && area?.length === 1
  return (isApart || first!.startsWith('00')) && /^(?:00)?975[2-8]\d{6}$/.test(groups.join(''))
}

/** Reads one number, or several that only spaces separate. */
function readNumber(text: string): ContactReading {
  const groups = text.match(/\d+/g) ?? []
  const digits = groups.join('')
  const hasSign = /^\+0*[1-9]/.test(text.replace(/[^\d+]/g, ''))
  const international = digits.replace(/^0+/, '')
  const isIndian = /^91/.test(international)
  const isCalledAbroad = /^00[1-9]/.test(digits) && digits.length > contactDigits + 2
  if (!isIndian && (hasSign || isCalledAbroad || isBhutaneseLandline(groups)))
    return { problem: 'abroad' }

  let problem: 'length' | 'abroad' = 'length'
  for (let start = 0; start < groups.length; start++) {
    for (let end = groups.length; end > start; end--) {
      const part = groups.slice(start, end).join('')
      const number = toNationalNumber(part, hasSign && start === 0)
      if (number && isIndianNumber(number)) return { number }
      if (!neighbour.test(part.replace(/^0+/, ''))) continue
      problem = 'abroad'
      start = end - 1
      break
    }
  }
  if (problem === 'length' && toNationalNumber(digits, hasSign)) return { problem: 'india' }
  return { problem }
}

/** @param hasCountry whether the number begins with a country code */
function toNationalNumber(digits: string, hasCountry: boolean): string | undefined {
  if (!hasCountry && digits.length === contactDigits) return digits
  const prefixed = hasCountry ? /^0*910*(\d{10})$/ : /^0*(?:91)?0*(\d{10})$/
  return prefixed.exec(digits)?.[1]
}

/**
 * Normalises input that was pasted, dropped or filled in by the browser. An invalid number stays as it is, so that the
 * form can say what is wrong: its first ten digits would be another number.
 */
export function normalisePasted(text: string): string {
  const { number, problem } = readContact(text)
  if (number) return number
  const digits = removePrefix(text)
  // Without its sign, a number in Bhutan or Singapore would be ten digits that are possible in India.
  const isBeginning = problem !== 'abroad' && isNumberLike(text) && digits.length <= contactDigits
  return isBeginning || digits === '' ? digits : text.trim().slice(0, maxTextLength)
}

/** Whether a field contains only digits, ten at most. */
export const isTyped = (text: string): boolean => text === normaliseTyped(text)

/** Digits and the separators that people write between them. */
const numberLike = /^[\d\s+().-]+$/

/** Whether a text is a telephone number or a part of one, with any of the usual separators. */
export const isNumberLike = (text: string): boolean => numberLike.test(toPlainPunctuation(text))

/**
 * Returns the digits of a number or its beginning, without `+91`, `0091`, the `91` of twelve digits or the `0` of
 * eleven.
 */
export function removePrefix(text: string): string {
  const digits = extractDigits(text)
  return digits.slice(getPrefixLength(toPlainPunctuation(text), digits))
}

function getPrefixLength(text: string, digits: string): number {
  if (text.startsWith('+91')) return 2
  if (digits.startsWith('0091') && digits.length > contactDigits) return 4
  if (digits.startsWith('91') && digits.length === contactDigits + 2) return 2
  if (digits.startsWith('0') && digits.length === contactDigits + 1) return 1
  return 0
}
