import { now } from '@/lib/dates'
import type { Entry } from './entries'
import { createPostings } from './postings'
import { keyOf, readAsked, type Term } from './question'
import { inSlices } from './slices'
import { newTally, type Tally, topOf } from './tally'
import { weigh } from './weigh'

/** How much more an entry counts whose very name is asked for. */
const nameWeight = 4

/** Entries that meet a question, by number; best first when asked for in order. */
export type Found = {
  ids: readonly number[]
  /** All of them hold only some of the words. */
  isLoose: boolean
  /** The terms that the words of the question were met by. */
  terms: ReadonlySet<string>
  best: (ids: readonly number[], count: number) => Entry[]
}

/** An index of entries that can be changed while it is asked. */
export function createSearchIndex() {
  const entries: (Entry | undefined)[] = []
  const postings = createPostings()
  const named = new Map<string, Set<number>>()
  const free: number[] = []
  const gone = new Set<number>()

  /** @returns the number to remove it by */
  function add(entry: Entry): number {
    const id = free.pop() ?? entries.length
    entries[id] = entry
    for (const [term, { weight, inTitle }] of weigh(entry)) postings.add(id, term, weight, inTitle)
    for (const name of entry.names) idsNamed(keyOf(readAsked(name, postings.has))).add(id)
    return id
  }

  function idsNamed(key: string): Set<number> {
    const ids = named.get(key) ?? new Set()
    named.set(key, ids)
    return ids
  }

  function remove(id: number) {
    for (const ids of named.values()) ids.delete(id)
    entries[id] = undefined
    gone.add(id)
  }

  /** Gives back the room of entries that were removed. */
  async function tidy(): Promise<void> {
    const ids = new Set(gone)
    if (ids.size === 0) return
    await inSlices(postings.terms(), (term) => postings.prune(term, (id) => ids.has(id)))
    for (const id of ids) gone.delete(id)
    free.push(...ids)
  }

  function find(asked: readonly Term[][]): Found {
    const tally = newTally(entries.length)
    const terms = new Set<string>()
    for (const word of asked) {
      for (const { term, posting, factor } of postings.meeting(word)) {
        terms.add(term)
        tally.count(posting, factor * rarity(posting.ids.length))
      }
      tally.endWord()
    }
    const all = tally.idsWith(asked.length).filter((id) => entries[id])
    const isLoose = all.length === 0 && asked.length > 1
    const ids = isLoose ? someOf(tally, asked.length) : all
    const meant = named.get(keyOf(asked))
    const moment = now().getTime()
    const worthOf = (id: number) =>
      tally.worthOf(id, asked.length) *
      entries[id]!.weight(moment) *
      (meant?.has(id) ? nameWeight : 1)
    const best = (wanted: readonly number[], count: number) =>
      topOf(wanted, worthOf, count).map((id) => entries[id]!)
    return { ids, isLoose, terms, best }
  }

  /** What meets at least half of the words. */
  const someOf = (tally: Tally, words: number) =>
    tally.idsWith(Math.ceil(words / 2)).filter((id) => entries[id])

  const rarity = (count: number) => Math.log(1 + (entries.length - count + 0.5) / (count + 0.5))

  return { add, remove, tidy, find, isKnown: postings.has, entry: (id: number) => entries[id]! }
}
