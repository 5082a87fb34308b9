import 'server-only'
import { schoolClasses } from '@/content/data/classes'
import { ageRowEleven, ageRows } from '@/content/data/ages'
import { hostelRooms } from '@/content/data/hostel'
import { schoolDays } from '@/content/data/school-year'
import { transportFeePath } from '@/content/data/transport'
import { english, translations } from '@/content/languages'
import type { HostelRoom, SchoolDay } from '@/content/types'
import { admission } from '@/content/words/en/admission'
import { calendar } from '@/content/words/en/calendar'
import { fees } from '@/content/words/en/fees'
import { getAdmissionStatus } from '@/lib/school/admission'
import { findLevels, parseLevel } from '@/lib/school/class-levels'
import { toIndianDay, formatDays, formatIsoDay, now } from '@/lib/core/dates'
import { fillIn } from '@/lib/core/fill-in'
import {
  type Choice,
  chooseCost,
  buildCostHref,
  costAnchor,
  costPath,
  isRefusal,
  formatReason,
} from '@/lib/calculators/cost-choice'
import { formatCostTitle } from '@/lib/calculators/cost'
import { hasScript } from '@/lib/rich-text/detect-script'
import { findRoute } from '@/lib/routing/routes'
import { localizePath } from '@/lib/routing/translations'
import { formatAnswer, formatFeeRange } from './answers'
import { streamRows } from './data-words'
import type { Question, Topic } from './question'
import type { Matches } from './search-index'
import type { Suggestion } from './types'
import { extractTerms } from './words'

/** A row that answers a question itself. */
export type QuestionAnswer = Suggestion & {
  /** It comes before the pages: none of them has this answer. */
  leads: boolean
}

const calendarPath = '/calendar'
const agesPath = '/admission/admission-criteria-class-pre-nursery-to-class-nine'
const elevenPath = '/admission/admission-criteria-class-elleven'
const transportPath = '/our-campus/facilities/transport'

/** Terms of the query that a page contains, typing errors corrected. */
type TermsOn = (path: string) => ReadonlySet<string>

/** Returns what the tools, the calendar and the desks answer to a query (R-SEARCH-6). */
export function findAnswers(query: string, { hits, question }: Matches): QuestionAnswer[] {
  const termsByPath: TermsOn = (path) =>
    new Set([...question.terms, ...(hits.find(({ entry }) => entry.href === path)?.terms ?? [])])
  return [
    ...answerCost(question, query),
    ...answerAge(question, termsByPath),
    ...answerDay(question, termsByPath(calendarPath)),
    ...answerRoute(question),
    ...answerPage(question, termsByPath),
  ]
}

/** Returns the answers above the results. There a topic alone is answered, too; suggestions have that line themselves. */
export function findResultAnswers(query: string, matches: Matches): QuestionAnswer[] {
  const answers = findAnswers(query, matches)
  return answers.length > 0 ? answers : answerTopic(matches.question, query)
}

const toRow = (
  href: string,
  title: string,
  line: readonly string[],
  leads = true,
): QuestionAnswer => ({ href, title: [title], line: line.join(' · '), leads })

/**
 * Returns the first year of a class, in the language of the query: a day pupil's, or that of each room that is meant.
 */
function answerCost({ topics, level, room, isOfPupil }: Question, query: string) {
  const schoolClass = schoolClasses.find(({ value }) => parseLevel(value) === level)
  const isBoarder = topics.has('hostel') || room !== undefined
  if (!schoolClass || !(isBoarder || topics.has('fee') || topics.has('total'))) return []
  const language = guessLanguage(query)
  const { words } = language
  const path = localizePath(language, costPath)
  const pupil: Choice['pupil'] = isOfPupil || schoolClass.enquiry === null ? 'existing' : 'new'
  const leads = isBoarder || topics.has('total')
  return listRooms(isBoarder, room).map((option) => {
    const fields = { class: schoolClass.value, pupil, hostel: option?.value ?? 'no' }
    const result = chooseCost(fields)
    const line = isRefusal(result)
      ? formatReason(result.reason, words)
      : formatCostTitle(fields, words)!
    const href = buildCostHref({ class: schoolClass, pupil, room: option }, path)
    return toRow(href, words.fees.tool.title, [line], leads || isRefusal(result))
  })
}

const guessLanguage = (query: string) =>
  translations.find(({ script }) => hasScript(script, query)) ?? english

/** Without a room in the question, the more expensive one comes first, so that nobody is surprised by its cost. */
const listRooms = (isBoarder: boolean, room: HostelRoom | undefined): (HostelRoom | null)[] =>
  isBoarder ? (room ? [room] : [...hostelRooms].sort((a, b) => b.total - a.total)) : [null]

function answerAge({ topics, age, level: askedLevel }: Question, termsByPath: TermsOn) {
  if (!topics.has('age')) return []
  const rightClass = [...ageRows, ageRowEleven].find(({ minimumAge }) => minimumAge === age)?.class
  const level = rightClass ? findLevels(rightClass)[0] : askedLevel
  const path = level !== undefined && level > 9 ? elevenPath : agesPath
  const terms = new Set([...termsByPath(path), ...(rightClass ? extractTerms(rightClass) : [])])
  return [toRow(path, admission.whichClass.title, [formatAnswer(path, terms, {})])]
}

const kindByTopic = { holiday: 'holiday', exam: 'examination', ptm: 'meeting' } as const

/** Returns the next day of a kind, for the class and with the name that the question has. */
function answerDay({ topics, level, asksForDay }: Question, terms: ReadonlySet<string>) {
  const topic = (Object.keys(kindByTopic) as (keyof typeof kindByTopic)[]).find((candidate) =>
    topics.has(candidate),
  )
  if (!topic || topics.has('date sheet')) return []
  const kind = kindByTopic[topic]
  const days = schoolDays.filter((day) => day.kind === kind && concernsLevel(day, level))
  const groupTerms = new Set(extractTerms(topic))
  const findSharedTitle = ({ title }: SchoolDay) =>
    extractTerms(title).filter((term) => terms.has(term) && !groupTerms.has(term)).length
  const mostShared = Math.max(...days.map(findSharedTitle))
  const today = formatIsoDay(toIndianDay(now()))
  const day = days.find(
    (candidate) => candidate.last >= today && findSharedTitle(candidate) === mostShared,
  )
  if (!day || !(asksForDay || level !== undefined || mostShared === 0)) return []
  const { title, note, first, last } = day
  return [
    toRow(calendarPath, title, [
      calendar.kinds[kind].one,
      formatDays(first, last),
      ...(note ? [note] : []),
    ]),
  ]
}

const concernsLevel = ({ note }: SchoolDay, level: number | undefined) => {
  const noteLevels = findLevels(note ?? '')
  return level === undefined || noteLevels.length === 0 || noteLevels.includes(level)
}

function answerRoute({ topics, route }: Question) {
  if (!route) return []
  const path = topics.has('fee') ? transportFeePath : transportPath
  const name = fillIn(fees.transport.routeNumber, { number: route.number })
  return [toRow(path, findRoute(path).label, [name, route.locations])]
}

/** Returns the answer of the tool or table to a query that is a topic only: "fees", "hostel", "admission". */
function answerTopic({ topics, isOneWord }: Question, query: string) {
  if (!isOneWord) return []
  const language = guessLanguage(query)
  if (topics.has('fee')) {
    const href = `${localizePath(language, costPath)}#${costAnchor}`
    return [toRow(href, language.words.fees.tool.title, [formatFeeRange(language)])]
  }
  if (topics.has('hostel')) return [answerPath('/hostel/hostel-fee')]
  return topics.has('admission') ? [answerPath('/admission/admission-schedule')] : []
}

const streamTopics = ['science', 'commerce', 'humanities'] as const

/** Returns whether a question is about the marks for a stream, not about its fees. */
const asksForStream = (topics: Question['topics'], level: number | undefined) =>
  streamTopics.some((topic) => topics.has(topic)) &&
  (level === 11 || topics.has('criteria')) &&
  !topics.has('fee')

/** Pages with one answer to whatever is asked about their topic. */
function answerPage({ topics, asksForDay, level }: Question, termsByPath: TermsOn) {
  const asks = (topic: Topic) => topics.has(topic)
  const pages = [
    asks('admission') && asksForDay && '/admission/admission-schedule',
    asksForStream(topics, level) && elevenPath,
    asks('hostel') && asks('fee') && level === undefined && '/hostel/hostel-fee',
    asks('contact') && '/contact',
  ].filter((path) => path !== false)
  return pages.map((path) => answerPath(path, termsByPath(path)))
}

function answerPath(path: string, terms: ReadonlySet<string> = new Set()) {
  const rows = {
    '/admission/admission-schedule': [getAdmissionStatus(toIndianDay(now()))],
    [elevenPath]: streamRows(),
  }
  return toRow(path, findRoute(path).label, [formatAnswer(path, terms, rows)])
}
