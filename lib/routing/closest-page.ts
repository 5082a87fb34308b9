import MiniSearch from 'minisearch'
import { legacyNames } from '@/content/redirects'
import { routes } from '@/content/routes'
import { editDistance } from './edit-distance'
import { pageByName, pageNames } from './known-paths'
import { wordsOf } from './not-found-path'

/** The page that a path most likely means: by its name, by a name with slips in it, or by its words. */
export function closestPage(path: string): { path: string; label: string } | undefined {
  const name = wordsOf(path.slice(path.lastIndexOf('/') + 1))
    .toLowerCase()
    .replaceAll(' ', '-')
  const meant = pageByName(name) ?? bySpelling(path, name) ?? byWords(path)
  // The home page is where this is read.
  const page = meant === '/' ? undefined : routes.find((route) => route.path === meant)
  return page && { path: page.path, label: page.label }
}

/** Slips that are forgiven, by the letters of what was written: one in five, and one in a short word. */
const slips = (text: string) => (text.length < 4 ? 0 : Math.max(1, Math.floor(text.length / 5)))

type Guess = { distance: number; path: string | undefined }

function bySpelling(path: string, name: string): string | undefined {
  const lower = path.toLowerCase()
  const guesses: Guess[] = [
    ...routes.map((route) => ({
      path: route.path,
      distance: distanceWithin(slips(lower), lower, route.path.toLowerCase()),
    })),
    ...pageNames().map((known) => ({
      path: pageByName(known),
      distance: distanceWithin(slips(name), name, known),
    })),
  ]
  const best = guesses.reduce((a, b) => (b.distance < a.distance ? b : a))
  return best.distance < Infinity ? best.path : undefined
}

/** Words of very different lengths need no closer look. */
function distanceWithin(limit: number, a: string, b: string): number {
  if (Math.abs(a.length - b.length) > limit) return Infinity
  const distance = editDistance(a, b)
  return distance <= limit ? distance : Infinity
}

/** Words that say nothing about the page that is meant. */
const fillers = new Set(['a', 'and', 'for', 'in', 'of', 'our', 'page', 'school', 'the', 'to'])

const termOf = (term: string) => {
  const lower = term.toLowerCase()
  return fillers.has(lower) ? null : lower
}

function byWords(path: string): string | undefined {
  const pages = new MiniSearch({
    idField: 'path',
    fields: ['words', 'label', 'note', 'names'],
    processTerm: termOf,
  })
  pages.addAll(
    routes.map((route) => ({
      ...route,
      words: wordsOf(route.path),
      names: legacyNames[route.path]?.join(' '),
    })),
  )
  const [best] = pages.search(wordsOf(path), {
    boost: { words: 2, label: 2, names: 2 },
    fuzzy: (term) => (term.length > 3 ? 0.25 : false),
    prefix: (term) => term.length > 2,
  })
  // A page that shares less than half of the words is a guess too wild to offer.
  return best && best.queryTerms.length * 2 >= termsIn(path) ? String(best.id) : undefined
}

const termsIn = (path: string) => new Set(wordsOf(path).split(' ').map(termOf).filter(Boolean)).size
