import 'server-only'
import { schoolDays } from '@/content/data/school-year'
import { calendar } from '@/content/words/en/calendar'
import { searchResults } from '@/content/words/en/search-results'
import { taskPages } from '@/content/search'
import type { SchoolEvent } from '@/lib/content/types'
import { getAdmissionStatus } from '@/lib/school/admission'
import { toIndianDay, formatDays, formatIsoDay, now } from '@/lib/core/dates'
import { findUpcomingEvents } from '@/lib/records/recency'
import { getEventTitle } from '@/lib/records/titles'
import { detectScript } from '@/lib/rich-text/detect-script'
import { buildBreadcrumb, findRoute } from '@/lib/routing/routes'
import { formatAnswer, type ComingRows } from './answers'
import { findAnswers } from './question-answers'
import type { Hit, Matches } from './search-index'
import { highlightTerms } from './snippet'
import type { Suggestion } from './types'

const maxSuggestions = 5
/** Only the best hits are ranked, because there can be thousands. */
const maxCandidates = 50
/** Factor for the pages that answer the most frequent questions. Tuned by hand, like the index. */
const taskWeight = 1.5

/** Lists the best hits, each with its place in the site and its answer (R-SEARCH-5). */
export function listSuggestions(query: string, matches: Matches, coming: ComingRows): Suggestion[] {
  const answers = findAnswers(query, matches)
  const paths = answers.map(({ href }) => href.replace(/[?#].*/, ''))
  const pages = matches.hits
    .filter(({ entry }) => !paths.includes(entry.href))
    .slice(0, maxCandidates)
    .sort((a, b) => rankHit(b) - rankHit(a))
    .map((hit) => toSuggestion(hit, coming))
  const further = answers.filter(({ leads }) => !leads)
  return [
    ...answers.filter(({ leads }) => leads),
    ...pages.slice(0, 1),
    ...further,
    ...pages.slice(1, maxSuggestions),
  ].slice(0, maxSuggestions)
}

const rankHit = ({ entry, score }: Hit) => score * (taskPages.includes(entry.href) ? taskWeight : 1)

function toSuggestion({ entry, terms }: Hit, coming: ComingRows): Suggestion {
  const { href, title } = entry
  const matched = new Set(terms)
  return {
    href,
    title: highlightTerms(title, matched),
    lang: detectScript(title),
    line: formatLine(entry, matched, coming).filter(Boolean).join(' · '),
  }
}

/** Formats the place of a hit in the site, and its answer. */
function formatLine(
  { href, kind, date, end, lead, script, answer }: Hit['entry'],
  matched: ReadonlySet<string>,
  coming: ComingRows,
): string[] {
  if (script !== undefined) return [answer ?? lead]
  if (kind !== 'page') return [searchResults.kind[kind], formatDays(date, end) || lead]
  const [path = '', fragment] = href.split('#')
  return fragment
    ? [findRoute(path).label, lead]
    : [formatTrail(href), formatAnswer(href, matched, coming)]
}

/** Formats the pages above a page, without Home. */
const formatTrail = (path: string) =>
  buildBreadcrumb(path)
    .slice(1, -1)
    .map(({ label }) => label)
    .join(' › ')

/** Returns what comes next on the day of the query, without what is over (R-DATE-4). */
export function listComingRows(events: readonly SchoolEvent[]): ComingRows {
  const today = toIndianDay(now())
  return {
    '/admission/admission-schedule': [getAdmissionStatus(today)],
    '/calendar': schoolDays
      .filter(({ last }) => last >= formatIsoDay(today))
      .map(
        ({ kind, title, first, last }) =>
          `${calendar.kinds[kind].one}: ${title}, ${formatDays(first, last)}`,
      ),
    '/events': findUpcomingEvents(events, now()).map(
      (event) => `${getEventTitle(event)}: ${formatDays(event.date, event.end)}`,
    ),
  }
}
