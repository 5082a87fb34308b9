import type { Posting } from './postings'

/** Adds up what the words of a question meet, for every entry at once. */
export function newTally(size: number) {
  const totals = new Float64Array(size)
  const words = new Uint8Array(size)
  const titled = new Uint8Array(size)
  /** Of the word at hand: the best way in which each entry meets it. */
  const best = new Float64Array(size)
  const inTitle = new Uint8Array(size)
  const touched: number[] = []

  function count({ ids, weights, titled: titles }: Posting, factor: number) {
    for (let place = 0; place < ids.length; place++) {
      const id = ids[place]!
      if (best[id] === 0) touched.push(id)
      best[id] = Math.max(best[id]!, weights[place]! * factor)
      if (titles[place]) inTitle[id] = 1
    }
  }

  function endWord() {
    for (const id of touched) {
      totals[id]! += best[id]!
      words[id]!++
      titled[id]! += inTitle[id]!
      best[id] = inTitle[id] = 0
    }
    touched.length = 0
  }

  function idsWith(least: number): number[] {
    const ids: number[] = []
    for (let id = 0; id < size; id++) if (words[id]! >= least && words[id]! > 0) ids.push(id)
    return ids
  }

  /** What meets more of the words counts more, and three times as much when all of them stand in its title. */
  const worthOf = (id: number, asked: number) =>
    totals[id]! * (1 + (2 * titled[id]!) / asked) * (words[id]! / asked) ** 4

  return { count, endWord, idsWith, worthOf }
}

export type Tally = ReturnType<typeof newTally>

/** The best of many, in order. Sorting plain figures first is ten times as fast as comparing all. */
export function topOf(
  ids: readonly number[],
  worthOf: (id: number) => number,
  count: number,
): number[] {
  const worths = Float64Array.from(ids, worthOf)
  const least = worths.toSorted().at(-Math.min(count, ids.length)) ?? Infinity
  return ids
    .flatMap((id, place) => (worths[place]! >= least ? [{ id, worth: worths[place]! }] : []))
    .sort((one, other) => other.worth - one.worth)
    .slice(0, count)
    .map(({ id }) => id)
}
