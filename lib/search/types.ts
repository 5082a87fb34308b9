import type { SectionId } from '@/content/types'
import type { RecordDate } from '@/lib/core/dates'

/** Kinds of results. This file has types and names only, so that components may import it. */
export const searchKinds = ['page', 'document', 'news', 'event', 'tabloid', 'gallery'] as const
export type SearchKind = (typeof searchKinds)[number]

/**
 * Text with highlights: plain and highlighted parts alternate, starting with a plain part, which may be empty.
 * Never HTML.
 */
export type HighlightedText = readonly string[]

/** A section of the site, with its name in the menu. */
export type Section = { id: SectionId; title: string }

export type SearchResult = {
  kind: SearchKind
  href: string
  title: HighlightedText
  /** The section of a page. */
  section?: Section
  snippet: HighlightedText
  /** Whether the snippet is what the page answers in one line, such as the fees of a class. */
  isAnswer: boolean
  /** Date of a record; `null` for a page. */
  date: RecordDate
  /** Last day of an event of several days. */
  end: RecordDate
}

/** A result under the search field of the header, while a visitor types (`HeaderSearch.browser.ts`). */
export type Suggestion = {
  href: string
  title: HighlightedText
  /** Language of the title, unless it is the language of the page. */
  lang?: string
  /** Its place in the site, and its answer: "Fee structure · Class IX · ₹ 78,500 at admission". */
  line: string
}

export type SuggestionResponse = { suggestions: Suggestion[]; missing: SearchKind[] }

/** One page of search results, of limited size. */
export type SearchResponse = {
  /** The cleaned query. */
  query: string
  kind: SearchKind | 'all'
  /** Answers of the tools and the calendar. They are not counted as results. */
  answers: readonly Suggestion[]
  /** Number of results of each kind, without kinds that have none. */
  counts: Partial<Record<SearchKind, number>>
  /** Number of results of the requested kind. `results` is a part of them, from offset `from`. */
  count: number
  from: number
  results: SearchResult[]
  /** No entry contains all words; the results contain at least half of them. */
  isPartialMatch: boolean
  /** Kinds that could not be searched, because the content service failed and there is no saved copy. */
  missing: SearchKind[]
}
