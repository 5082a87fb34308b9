import type { Entry } from './entries'
import { termsOf } from './words'

/** How much a word counts by where it stands, and how many words usually stand there. */
const fields = {
  title: { boost: 4, usual: 6 },
  names: { boost: 3, usual: 10 },
  hints: { boost: 2, usual: 12 },
  lead: { boost: 2, usual: 25 },
  body: { boost: 1, usual: 250 },
} as const

/** Okapi BM25: how soon it makes no difference that a word comes again, and how much length counts against it. */
const saturation = 1.2
const lengthShare = 0.5

export type Weighed = { weight: number; inTitle: boolean }

/** What each term of an entry counts in it. */
export function weigh(entry: Entry): Map<string, Weighed> {
  const weighed = new Map<string, Weighed>()
  for (const [field, { boost, usual }] of Object.entries(fields)) {
    const text = entry[field as keyof typeof fields]
    const terms = termsOf(typeof text === 'string' ? text : text.join('\n'))
    const length = 1 - lengthShare + (lengthShare * terms.length) / usual
    for (const [term, times] of countsOf(terms)) {
      const weight = (boost * times * (saturation + 1)) / (times + saturation * length)
      const before = weighed.get(term)
      weighed.set(term, {
        weight: weight + (before?.weight ?? 0),
        inTitle: field === 'title' || (before?.inTitle ?? false),
      })
    }
  }
  return weighed
}

function countsOf(terms: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + 1)
  return counts
}
