/**
 * The only normalisation of names and numbers that people type or paste, for storing, comparing and searching them. The
 * browser uses it, too.
 */

const decimalDigit = /\p{Nd}/u

const isDigit = (codePoint: number) => decimalDigit.test(String.fromCodePoint(codePoint))

/** Digits of every script as 0 to 9: '৯৮' and '९८' become '98'. */
export const toEuropeanDigits = (text: string): string =>
  text.replace(/(?![0-9])\p{Nd}/gu, (digit) => {
    const codePoint = digit.codePointAt(0)!
    // The ten digits of a script have consecutive code points, and adjacent scripts each begin with a zero.
    let first = codePoint
    while (isDigit(first - 1)) first--
    return String((codePoint - first) % 10)
  })

/**
 * Zero-width and direction marks, soft hyphens, and control characters except tabs and line breaks. U+200C, U+200D and
 * variation selectors stay, because Indian scripts and emoji need them.
 */
const invisible =
  /(?![\u200c\u200d\ufe00-\ufe0f])[\p{Cf}\p{Default_Ignorable_Code_Point}]|(?![\t\n])\p{Cc}/gu

/**
 * Returns text as it is stored: without invisible characters, in NFC, with one kind of line break and of space. It
 * changes nothing else, so it can be applied while typing.
 */
export const toVisibleText = (text: string): string =>
  makeWellFormed(text)
    .replace(/\r\n?|[\v\f\u0085\u2028\u2029]/g, '\n')
    .replace(invisible, '')
    .replace(/(?![\t\n])\s/g, ' ')
    .normalize('NFC')

/** Returns one line as it is stored: with single spaces, too. */
export const toPlainLine = (text: string): string => toVisibleText(text).replace(/\s+/g, ' ').trim()

/** The apostrophes of keyboards, and the accents that are typed in their place. */
const apostrophes = /['`´ʹʻʼʽˈ‘’‛′＇]/g
const dashes = /[\u2010-\u2015\u2212\ufe58\ufe63\uff0d]/g
const variationSelectors = /[\ufe00-\ufe0f]/g

/** Returns one line with plain punctuation and digits, as keyboards of computers have them. */
export const toPlainPunctuation = (text: string): string =>
  toEuropeanDigits(
    toPlainLine(text)
      .replace(variationSelectors, '')
      .replace(apostrophes, "'")
      .replace(dashes, '-'),
  )

/** A compound is written with a hyphen or with a space: 'date-sheet', 'half yearly'. */
const gaps = /[\s-]+/g
const accents = /[\u0300-\u036f]/g
const joiners = /[\u200c\u200d]/g
/** The older spelling of the Bengali letter Khanda Ta. */
const olderKhandaTa = /\u09a4\u09cd\u200d/g

/** Matches nearly all words of the site: a fast path, because searches fold hundreds of thousands. */
const lettersAndDigits = /^[a-z0-9]*$/i

/**
 * Folds a text for searching: without differences of case, accents, digits, apostrophes, dashes, hyphens and spaces, and
 * byte forms. A search is split into words before, so that 'date-sheet' stays together.
 */
export function foldText(text: string): string {
  if (lettersAndDigits.test(text)) return text.toLowerCase()
  return toPlainPunctuation(text.replace(olderKhandaTa, '\u09ce'))
    .replace(joiners, '')
    .replaceAll("'", '')
    .replace(gaps, ' ')
    .trim()
    .normalize('NFKD')
    .toLowerCase()
    .replace(accents, '')
    .normalize('NFC')
}

/**
 * Returns the key of a name or a number that is compared as a whole: the letters and digits alone. 'S. K. Roy' and 'SK
 * Roy' have the same, 'DVS-2021/0147' and 'DVS/2021/0147' too.
 */
export const toComparisonKey = (text: string): string =>
  foldText(text).replace(/[^\p{L}\p{M}\p{N}]+/gu, '')

/** Replaces halves of surrogate pairs, as `toWellFormed` does, which browsers have only since 2023. */
export const makeWellFormed = (text: string): string => text.replace(/\p{Surrogate}/gu, '\ufffd')
