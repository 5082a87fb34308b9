import MiniSearch from 'minisearch'
import { legacyNames } from '@/content/redirects'
import { routes } from '@/content/routes'
import { editDistance } from './edit-distance'
import { pageByName, pageNames } from './known-paths'
import { wordsOf } from './not-found-path'

/** The page that a path most likely means: by its exact name, by a name with typing errors, or by its words. */
export function closestPage(path: string): { path: string; label: string } | undefined {
  const name = wordsOf(path.slice(path.lastIndexOf('/') + 1))
    .toLowerCase()
    .replaceAll(' ', '-')
  const target = pageByName(name) ?? bySpelling(path, name) ?? byWords(path)
  // The suggestion is shown on the home page, so never suggest the home page itself.
  const page = target === '/' ? undefined : routes.find((route) => route.path === target)
  return page && { path: page.path, label: page.label }
}

/** The maximum edit distance: one error per five characters, at least one, and none in very short words. */
const maxDistance = (text: string) =>
  text.length < 4 ? 0 : Math.max(1, Math.floor(text.length / 5))

type Candidate = { distance: number; path: string | undefined }

function bySpelling(path: string, name: string): string | undefined {
  const lower = path.toLowerCase()
  const candidates: Candidate[] = [
    ...routes.map((route) => ({
      path: route.path,
      distance: distanceWithin(maxDistance(lower), lower, route.path.toLowerCase()),
    })),
    ...pageNames().map((known) => ({
      path: pageByName(known),
      distance: distanceWithin(maxDistance(name), name, known),
    })),
  ]
  const best = candidates.reduce((a, b) => (b.distance < a.distance ? b : a))
  return best.distance < Infinity ? best.path : undefined
}

/** The edit distance, or `Infinity` above the limit. Skips the computation when the lengths differ too much. */
function distanceWithin(limit: number, a: string, b: string): number {
  if (Math.abs(a.length - b.length) > limit) return Infinity
  const distance = editDistance(a, b)
  return distance <= limit ? distance : Infinity
}

/** Words that do not identify a page. */
const stopWords = new Set(['a', 'and', 'for', 'in', 'of', 'our', 'page', 'school', 'the', 'to'])

const toTerm = (term: string) => {
  const lower = term.toLowerCase()
  return stopWords.has(lower) ? null : lower
}

function byWords(path: string): string | undefined {
  const pages = new MiniSearch({
    idField: 'path',
    fields: ['words', 'label', 'note', 'names'],
    processTerm: toTerm,
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
  // Do not suggest a page that matches less than half of the words.
  return best && best.queryTerms.length * 2 >= countTerms(path) ? String(best.id) : undefined
}

const countTerms = (path: string) =>
  new Set(wordsOf(path).split(' ').map(toTerm).filter(Boolean)).size
