import 'server-only'
import { ageRows } from '@/content/data/ages'
import { boardResults } from '@/content/data/annual-report'
import { transportDesk } from '@/content/data/contact'
import { feeGroups, feeRange } from '@/content/data/fees'
import { hostelRooms } from '@/content/data/hostel'
import { streamBands } from '@/content/data/streams'
import type { Language } from '@/content/languages'
import { school } from '@/content/school'
import { transportFeePath } from '@/content/data/transport'
import { layout } from '@/content/words/en/layout'
import { tables } from '@/content/words/en/tables'
import { fillIn } from '@/lib/core/fill-in'
import { formatRupees } from '@/lib/core/rupees'
import { findRoute } from '@/lib/routing/routes'
import { formatHours } from '@/lib/school/help-desk'
import { getDataWords, getHelpDeskSentence } from './data-words'
import { extractTerms } from './words'

const youngest = ageRows[0]!

/** What a new pupil pays at admission, depending on the class. */
const admissionRange = {
  from: formatRupees(feeRange.lowest),
  to: formatRupees(feeRange.highest),
}

/** Returns what a new pupil pays at admission, in a language. */
export const formatFeeRange = ({ words: { fees } }: Pick<Language, 'words'>) =>
  `${fees.cards.newPupil} · ${fillIn(fees.tool.range, admissionRange)}`

/** Pages with the same answer to every query. */
const answers: Readonly<Record<string, string>> = {
  ...Object.fromEntries(Object.values(feeGroups).map(({ path }) => [path, getDataWords(path)[0]!])),
  '/hostel/hostel-fee': `${hostelRooms.map(({ room, total }) => `${room} ${formatRupees(total)}`).join(', ')} a year`,
  '/topper-x': formatResults(boardResults[0]),
  '/topper-xii': formatResults(boardResults[1]),
}

export const getFixedAnswer = (path: string): string | undefined => answers[path]

/** The answers of pages whose tables have no row about the query. */
const summaries: Readonly<Record<string, string>> = {
  '/admission/admission-criteria-class-elleven': `${streamBands.length} streams, by the marks of Class X`,
  '/admission/admission-criteria-class-pre-nursery-to-class-nine': `${youngest.class} from ${youngest.minimumAge} years`,
  '/contact': `${school.phones[0].printed}, ${formatHours(layout)}`,
  '/fee-structure': `${admissionRange.from} to ${admissionRange.to} at admission`,
  [transportFeePath]: getHelpDeskSentence(transportDesk),
  '/hostel/hostel': tables.hostel.facts.for.detail,
  '/our-campus/facilities/transport': getHelpDeskSentence(transportDesk),
}

function formatResults({ passed, topScore }: (typeof boardResults)[number]): string {
  return `${passed} passed, top score ${topScore}`
}

/** A longer row is no answer in one line. */
const maxRowLength = 100

/** The lines of pages about coming dates, earliest first. */
export type ComingRows = Readonly<Record<string, readonly string[]>>

/**
 * Returns what a page answers in one line: the row of its tables that has most of the words of a query, or what comes
 * next, or else the note of the route table.
 * @param asked the terms of the query that the page contains
 */
export function formatAnswer(path: string, asked: ReadonlySet<string>, coming: ComingRows): string {
  const rows = (coming[path] ?? getDataWords(path)).filter(({ length }) => length <= maxRowLength)
  const row = answers[path] ?? findMatchingRow(rows, asked) ?? coming[path]?.[0] ?? summaries[path]
  return row?.replace(': ', ' · ') ?? findRoute(path).note
}

function findMatchingRow(rows: readonly string[], asked: ReadonlySet<string>): string | undefined {
  const rowTerms = rows.map((text) => ({ text, terms: findSharedTerms(text, asked) }))
  // A word of every row does not choose between them.
  const isCommon = (term: string) =>
    rows.length > 1 && rowTerms.every(({ terms }) => terms.has(term))
  const scored = rowTerms.map(({ text, terms }) => ({
    text,
    score: [...terms].filter((term) => !isCommon(term)).length,
  }))
  const best = scored.reduce((a, b) => (b.score > a.score ? b : a), { text: '', score: 0 })
  return best.text || undefined
}

const findSharedTerms = (text: string, asked: ReadonlySet<string>) =>
  new Set(extractTerms(text).filter((term) => asked.has(term)))
