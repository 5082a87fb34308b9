import { dayWords } from '@/content/search'
import { hostelRooms } from '@/content/data/hostel'
import { transportRoutes } from '@/content/data/transport'
import type { HostelRoom, TransportRoute } from '@/content/types'
import { parseClassLevel, levels, getLevelTerm } from '@/lib/school/class-levels'
import { toEuropeanDigits } from '@/lib/core/normalise'
import { isStopWord, readWords, getGroupTerm, extractTerms, type Word } from './words'

/** What a question can be about: the first words of groups of synonyms. */
const topics = [
  'fee',
  'total',
  'hostel',
  'bus',
  'admission',
  'age',
  'contact',
  'holiday',
  'exam',
  'ptm',
  'date sheet',
  'criteria',
  'science',
  'commerce',
  'humanities',
] as const
export type Topic = (typeof topics)[number]

/** What a query asks, as far as the site can tell. */
export type Question = {
  terms: ReadonlySet<string>
  topics: ReadonlySet<Topic>
  /** The one class that it is about. */
  level?: number
  /** In years. */
  age?: number
  room?: HostelRoom
  route?: TransportRoute
  isOfPupil: boolean
  /** It is one word or phrase, besides stop words. */
  isOneWord: boolean
  asksForDay: boolean
}

const dayWordSet = new Set(dayWords.split(' '))

/**
 * Finds topics, class, room and route in a query, in any order and language.
 * @param corrected its terms without slips
 */
export function parseQuestion(query: string, corrected: readonly string[]): Question {
  const words = readWords(query)
  const terms = new Set([...words.flatMap((word) => word.terms), ...corrected])
  const has = (group: string) => terms.has(getGroupTerm(group))
  return {
    terms,
    topics: new Set(topics.filter(has)),
    level: findLevel(words),
    age: findAge(words),
    room: hostelRooms.find(({ value }) => value === findRoom(has)),
    route: findRoute(words),
    isOfPupil: has('existing'),
    isOneWord: corrected.length === 1,
    asksForDay: words.some(({ folded }) => dayWordSet.has(folded)),
  }
}

const findRoom = (has: (group: string) => boolean) =>
  has('non ac') ? 'non-ac' : has('ac') ? 'ac' : undefined

/** Without the word "class", only figures name one: "first" and "i" have other meanings. */
const classFigures = /^(?:\d{1,2}(?:st|nd|rd|th)?|[ivx]{2,}|x)$/

/** Also ordinals in Bengali and Hindi from the fifth on: "দ্বাদশ", "बारहवीं". */
const isOrdinal = (folded: string) =>
  /^[\u0900-\u09ff]{3,}$/.test(folded) && (parseClassLevel(folded) ?? 0) >= 5

function findLevel(words: readonly Word[]): number | undefined {
  const namedLevels = levels.filter((level) =>
    words.some(({ terms }) => terms.includes(getLevelTerm(level))),
  )
  if (namedLevels.length > 0) return namedLevels.length === 1 ? namedLevels[0] : undefined
  const figures = words.filter(
    ({ folded }, index) =>
      (classFigures.test(folded) || isOrdinal(folded)) &&
      !isRoute(words[index - 1]) &&
      !isYear(words[index + 1]),
  )
  return figures.length === 1 ? parseClassLevel(figures[0]!.folded) : undefined
}

/** Returns the age in "a 4 year old". */
function findAge(words: readonly Word[]): number | undefined {
  const age = Number(toEuropeanDigits(words[words.findIndex(isYear) - 1]?.folded ?? ''))
  return Number.isInteger(age) && age > 0 ? age : undefined
}

const isYear = (word: Word | undefined) => word?.terms.includes(getGroupTerm('year')) ?? false
const isRoute = (word: Word | undefined) => word?.terms.includes(getGroupTerm('route'))

/** Words of places that do not distinguish the bus routes. */
const commonPlaceWords = new Set(['within', 'area'])

function findRoute(words: readonly Word[]): TransportRoute | undefined {
  const number = words[words.findIndex(isRoute) + 1]?.folded
  return transportRoutes.find(
    (route) =>
      (words.some(isRoute) && String(route.number) === number) ||
      extractTerms(route.locations).some(
        (place) =>
          !commonPlaceWords.has(place) &&
          words.some(({ folded, terms }) => terms[0] === place && !isStopWord(folded)),
      ),
  )
}
