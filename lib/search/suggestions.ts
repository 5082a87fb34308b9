import 'server-only'
import { searchCopy } from '@/content/microcopy/search'
import { taskPages } from '@/content/search'
import type { SchoolEvent } from '@/lib/content/types'
import { formatDays, now } from '@/lib/core/dates'
import { upcomingEvents } from '@/lib/records/recency'
import { eventTitle } from '@/lib/records/titles'
import { scriptOf } from '@/lib/rich-text/script-of'
import { breadcrumb, findRoute } from '@/lib/routing/routes'
import { answerOf } from './answers'
import type { Hit } from './search-index'
import { highlightTerms } from './snippet'
import type { Suggestion } from './types'

const maxSuggestions = 5
/** Only the best hits are ranked, because there can be thousands. */
const maxCandidates = 50
/** Factor for the pages that answer the most frequent questions. */
const taskWeight = 2

/** What comes next, by the page that tells it. */
type NextAnswers = Readonly<Record<string, string | undefined>>

/** The best hit, and those that follow, each with its place in the site and its answer (R-SEARCH-5). */
export function suggestionsOf([best, ...others]: readonly Hit[], next: NextAnswers): Suggestion[] {
  const ranked = others.slice(0, maxCandidates).toSorted((a, b) => rankOf(b) - rankOf(a))
  const hits = best ? [best, ...ranked] : []
  return hits.slice(0, maxSuggestions).map((hit) => suggestionOf(hit, next))
}

const rankOf = ({ entry, score }: Hit) => score * (taskPages.includes(entry.href) ? taskWeight : 1)

function suggestionOf({ entry, terms }: Hit, next: NextAnswers): Suggestion {
  const { href, title, kind, date, end, lead } = entry
  const matched = new Set(terms)
  const [path, fragment] = href.split('#')
  const line =
    kind !== 'page'
      ? [searchCopy.kind[kind], formatDays(date, end) || lead]
      : fragment
        ? [findRoute(path!).label, lead]
        : [trailOf(href), next[href] ?? answerOf(href, matched)]
  return {
    href,
    title: highlightTerms(title, matched),
    lang: scriptOf(title),
    line: line.filter(Boolean).join(' · '),
  }
}

/** The pages above a page, without Home. */
const trailOf = (path: string) =>
  breadcrumb(path)
    .slice(1, -1)
    .map(({ label }) => label)
    .join(' › ')

/** The next event, for the page of events. */
export function nextEventAnswer(events: readonly SchoolEvent[]): string | undefined {
  const [next] = upcomingEvents(events, now())
  return next && `Next: ${eventTitle(next)}, ${formatDays(next.date, next.end)}`
}
