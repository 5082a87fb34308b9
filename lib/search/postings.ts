import SearchableMap from 'minisearch/SearchableMap'
import type { Term } from './question'

/** Where a term stands: in which entries, how much it counts there, and whether it stands in the title. */
export type Posting = { ids: number[]; weights: number[]; titled: boolean[] }

/** A posting that a word of a question meets, and how much of its weight counts. */
export type Met = { term: string; posting: Posting; factor: number }

/** How much a word counts that is only like the one asked for. */
const factors = { fuzzy: 0.4, prefix: 0.5 }

/** A beginning that so many words have in common says nothing yet. */
const mostExpansions = 200

/**
 * The terms of the index with their postings. The tree of the library finds beginnings and near misses; what
 * it makes of a question is left to `search-index.ts`, since ranking by the library itself takes 300 ms where
 * all of an archive of 16,000 records holds the words.
 */
export function createPostings() {
  const tree = new SearchableMap<Posting>()

  function add(id: number, term: string, weight: number, inTitle: boolean) {
    const posting = tree.fetch(term, () => ({ ids: [], weights: [], titled: [] }))
    posting.ids.push(id)
    posting.weights.push(weight)
    posting.titled.push(inTitle)
  }

  /** All postings that meet a word of a question. */
  function meeting(word: readonly Term[]): Met[] {
    return word.flatMap(({ term, weight, prefix, fuzzy }) => {
      const exact = tree.get(term)
      return [
        ...(exact ? [{ term, posting: exact, factor: weight }] : []),
        ...(prefix ? beginning(term, weight) : []),
        ...(fuzzy ? near(term, weight) : []),
      ]
    })
  }

  function beginning(start: string, weight: number): Met[] {
    const met: Met[] = []
    for (const [term, posting] of tree.atPrefix(start)) {
      if (met.length >= mostExpansions) break
      if (term === start) continue
      const share = start.length / term.length
      met.push({ term, posting, factor: weight * factors.prefix * share })
    }
    return met
  }

  const near = (written: string, weight: number): Met[] =>
    [...tree.fuzzyGet(written, 1)]
      .filter(([term, [, slips]]) => slips > 0 && !term.startsWith('='))
      .map(([term, [posting]]) => ({ term, posting, factor: weight * factors.fuzzy }))

  /** Forgets the entries that are gone in one posting. */
  function prune(term: string, isGone: (id: number) => boolean) {
    const posting = tree.get(term)
    if (!posting?.ids.some(isGone)) return
    const kept = posting.ids.flatMap((id, place) => (isGone(id) ? [] : [place]))
    if (kept.length === 0) return void tree.delete(term)
    tree.set(term, {
      ids: kept.map((place) => posting.ids[place]!),
      weights: kept.map((place) => posting.weights[place]!),
      titled: kept.map((place) => posting.titled[place]!),
    })
  }

  return {
    add,
    meeting,
    prune,
    has: (term: string) => tree.has(term),
    terms: () => [...tree.keys()],
  }
}
