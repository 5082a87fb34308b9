import type { RecordDate } from '@/lib/core/dates'

/** What the search finds. Types and names only, so that components may import them. */
export const searchKinds = ['page', 'document', 'news', 'event', 'tabloid', 'gallery'] as const
export type SearchKind = (typeof searchKinds)[number]

/**
 * Text with the found words marked: plain and found parts by turns, beginning with a plain one, which may
 * be empty. Never HTML.
 */
export type HighlightedText = readonly string[]

export type SearchResult = {
  kind: SearchKind
  href: string
  title: HighlightedText
  extract: HighlightedText
  /** Of a record; a page has none. */
  date: RecordDate
  /** Last day of an event that lasts several. */
  end: RecordDate
}

/** What the site answers to a question. Bounded, whatever is asked. */
export type SearchResponse = {
  /** The question as it was taken: trimmed and cut. */
  query: string
  /** The one kind that was asked for, or all. */
  kind: SearchKind | 'all'
  /** How many results there are of each kind; kinds without any are left out. */
  counts: Partial<Record<SearchKind, number>>
  /** How many there are of what was asked for; `results` are some of them, from that place on. */
  count: number
  from: number
  results: SearchResult[]
  /** Nothing holds all of the words: the results hold some of them. */
  isPartialMatch: boolean
  /** Kinds that could not be searched, because the content service has never answered. */
  missing: SearchKind[]
}
