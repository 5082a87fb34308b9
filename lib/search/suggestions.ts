import 'server-only'
import { schoolClasses } from '@/content/data/classes'
import { schoolDays } from '@/content/data/school-year'
import { fees } from '@/content/words/en/fees'
import { calendar } from '@/content/words/en/calendar'
import { searchResults } from '@/content/words/en/search-results'
import { taskPages } from '@/content/search'
import type { SchoolEvent } from '@/lib/content/types'
import { admissionStatus } from '@/lib/core/admission'
import { levelTerm, parseLevel } from '@/lib/core/class-levels'
import { dayOf, formatDays, isoDay, now } from '@/lib/core/dates'
import { rupees } from '@/lib/core/rupees'
import { type Choice, costHref, costPath } from '@/lib/fees/choice'
import { costOf } from '@/lib/fees/cost'
import { upcomingEvents } from '@/lib/records/recency'
import { eventTitle } from '@/lib/records/titles'
import { scriptOf } from '@/lib/rich-text/script-of'
import { breadcrumb, findRoute } from '@/lib/routing/routes'
import { answerOf, type ComingRows } from './answers'
import type { Hit } from './search-index'
import { highlightTerms } from './snippet'
import type { Suggestion } from './types'

const maxSuggestions = 5
/** Only the best hits are ranked, because there can be thousands. */
const maxCandidates = 50
/** Factor for the pages that answer the most frequent questions. Tuned by hand, like the index. */
const taskWeight = 1.5

/** The best hits, each with its place in the site and its answer (R-SEARCH-5). */
export const suggestionsOf = (hits: readonly Hit[], coming: ComingRows): Suggestion[] =>
  hits
    .slice(0, maxCandidates)
    .sort((a, b) => rankOf(b) - rankOf(a))
    .slice(0, maxSuggestions)
    .map((hit) => suggestionOf(hit, coming))

const rankOf = ({ entry, score }: Hit) => score * (taskPages.includes(entry.href) ? taskWeight : 1)

function suggestionOf({ entry, terms }: Hit, coming: ComingRows): Suggestion {
  const { href, title } = entry
  const matched = new Set(terms)
  const choice = href === costPath && costChoice(matched)
  if (choice) {
    return {
      href: costHref(choice),
      title: [fees.tool.title],
      line: `${findRoute(href).label} · ${searchResults.firstYear(choice.class.name, rupees(costOf(choice).first.total))}`,
    }
  }
  return {
    href,
    title: highlightTerms(title, matched),
    lang: scriptOf(title),
    line: lineOf(entry, matched, coming).filter(Boolean).join(' · '),
  }
}

/** Where it is, and its answer. */
function lineOf(
  { href, kind, date, end, lead, script, answer }: Hit['entry'],
  matched: ReadonlySet<string>,
  coming: ComingRows,
): string[] {
  if (script !== undefined) return [answer ?? lead]
  if (kind !== 'page') return [searchResults.kind[kind], formatDays(date, end) || lead]
  const [path = '', fragment] = href.split('#')
  return fragment ? [findRoute(path).label, lead] : [trailOf(href), answerOf(href, matched, coming)]
}

/** A new day pupil of the class that is asked for, if it is one class that takes new pupils. */
function costChoice(asked: ReadonlySet<string>): Choice | undefined {
  const classes = schoolClasses.filter(({ value }) => asked.has(levelTerm(parseLevel(value)!)))
  const [only] = classes
  return classes.length === 1 && only?.fees ? { class: only, pupil: 'new', room: null } : undefined
}

/** The pages above a page, without Home. */
const trailOf = (path: string) =>
  breadcrumb(path)
    .slice(1, -1)
    .map(({ label }) => label)
    .join(' › ')

/** What comes next on the day of the query. Nothing in it is over (R-DATE-4). */
export function comingRows(events: readonly SchoolEvent[]): ComingRows {
  const today = dayOf(now())
  return {
    '/admission/admission-schedule': [admissionStatus(today)],
    '/calendar': schoolDays
      .filter(({ last }) => last >= isoDay(today))
      .map(
        ({ kind, title, first, last }) =>
          `${calendar.kinds[kind].one}: ${title}, ${formatDays(first, last)}`,
      ),
    '/events': upcomingEvents(events, now()).map(
      (event) => `${eventTitle(event)}: ${formatDays(event.date, event.end)}`,
    ),
  }
}
