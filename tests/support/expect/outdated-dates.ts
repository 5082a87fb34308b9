const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]

const month = `(?<month>${months.map((name) => `${name.slice(0, 3)}(?:${name.slice(3)})?`).join('|')})`
const forms = [
  String.raw`\b(?<day>\d{1,2}) ${month} (?<year>20\d\d)\b`,
  String.raw`\b${month} (?<day>\d{1,2}), (?<year>20\d\d)\b`,
  String.raw`(?<!\d )\b${month} (?<year>20\d\d)\b`,
  String.raw`\b(?<day>\d{2})/(?<month>\d{2})/(?<year>20\d\d)\b`,
  String.raw`\b(?<session>20\d\d)-\d\d\b(?!-)`,
].map((source) => new RegExp(source, 'giu'))

/** The dates in a sentence as ISO days; a month or a session alone counts as its last day. */
function findDates(sentence: string): string[] {
  return forms.flatMap((form) =>
    Array.from(sentence.matchAll(form), ({ groups = {} }) => {
      const { day = '31', month = '', year, session } = groups
      if (session) return `${Number(session) + 1}-03-31`
      const number =
        Number(month) ||
        months.findIndex(
          (name) => name.slice(0, 3).toLowerCase() === month.slice(0, 3).toLowerCase(),
        ) + 1
      return `${year}-${String(number).padStart(2, '0')}-${day.padStart(2, '0')}`
    }),
  )
}

/** Words for the future. */
const coming =
  /\b(?:starts?|opens?|begins?|closes?|will|shall|is due|are due|is open until|coming|upcoming|next|until|must|soon)\b/iu

/**
 * Finds sentences that speak of a past date as a coming one: with such a word, and no date from today on.
 * @param today ISO day
 */
export const outdatedDates = (text: string, today: string): string[] =>
  splitSentences(text).filter((sentence) => {
    const dates = findDates(sentence)
    return coming.test(sentence) && dates.length > 0 && dates.every((day) => day < today)
  })

/** Sentences, rows and headings: the text of a page has a line for each block. */
const splitSentences = (text: string) =>
  text
    .split(/\n+|(?<=[.!?])\s+(?=\p{Lu})/u)
    .map((sentence) => sentence.replace(/\s+/g, ' ').trim())
    .filter(Boolean)
