import MiniSearch from 'minisearch'
import { legacyNames } from '@/content/redirects'
import { routes } from '@/content/routes'
import type { Route } from '@/content/types'
import { getEditDistance } from './edit-distance'
import { pageByName, pageNames } from './known-paths'
import { toWords } from './not-found-path'

/**
 * Returns the page that a path most likely means: by its exact name, by a name with typing errors, or by its words.
 * Years do not count: addresses keep them while pages change theirs.
 */
export function findClosestPage(path: string): { path: string; label: string } | undefined {
  const name = path.split('/').map(toName).filter(Boolean).pop() ?? ''
  const target = pageByName(name) ?? findBySpelling(path, name) ?? findByWords(path)
  // The suggestion is shown on the home page, so never suggest the home page itself.
  const page = target === '/' ? undefined : routes.find((route) => route.path === target)
  return page && { path: page.path, label: getLabel(page) }
}

/**
 * Returns the name of a page. When several pages have it, the name of the page above comes first: "Fee structure: Class
 * IX".
 */
function getLabel({ parent, label }: Route): string {
  if (routes.filter((route) => route.label === label).length === 1) return label
  const above = routes.find(({ path }) => path === parent)
  return above ? `${above.label}: ${label}` : label
}

/** '2026', '2026-27', '2026 2027', '26-27' as `toWords` gives them. */
const years = /(^|\D)(?:(?:19|20)\d\d(?: (?:(?:19|20)?\d\d)(?!\d))?|(\d\d) (\d\d))(?!\d)/g

const withoutYears = (words: string) =>
  words
    .replace(years, (match, before: string, first?: string, second?: string) =>
      first === undefined || Number(second) === Number(first) + 1 ? before : match,
    )
    .trim()

/** 'Fee_Structure 2026.html' → 'fee-structure' */
const toName = (segment: string) => withoutYears(toWords(segment)).toLowerCase().replace(/ +/g, '-')

const removeYears = (path: string) => `/${path.split('/').map(toName).filter(Boolean).join('/')}`

/** Returns whether a page leads to other pages, which are below it. */
const isIndex = (path: string) => routes.some((route) => route.path.startsWith(`${path}/`))

/** Returns the maximum edit distance: one error per five characters, at least one, and none in very short words. */
const getMaxDistance = (text: string) =>
  text.length < 4 ? 0 : Math.max(1, Math.floor(text.length / 5))

type Candidate = { distance: number; path: string | undefined }

function findBySpelling(path: string, name: string): string | undefined {
  const plain = removeYears(path)
  const candidates: Candidate[] = [
    ...routes.map((route) => ({
      path: route.path,
      distance: measureDistance(getMaxDistance(plain), plain, removeYears(route.path)),
    })),
    ...pageNames().map((known) => ({
      path: pageByName(known),
      distance: measureDistance(getMaxDistance(name), name, toName(known)),
    })),
  ]
  const best = candidates.reduce((a, b) => (isCloser(b, a) ? b : a))
  return best.distance < Infinity ? best.path : undefined
}

const isCloser = (a: Candidate, b: Candidate) =>
  a.distance < b.distance ||
  (a.distance === b.distance && isIndex(a.path ?? '') && !isIndex(b.path ?? ''))

/** Returns the edit distance, or `Infinity` above the limit. Skips the computation when the lengths differ too much. */
function measureDistance(limit: number, a: string, b: string): number {
  if (Math.abs(a.length - b.length) > limit) return Infinity
  const distance = getEditDistance(a, b)
  return distance <= limit ? distance : Infinity
}

/** Words that do not identify a page: any address may have them. */
const stopWords = new Set(
  (
    'a all an and are at be by do for from get here how in is it me my no not of on or our page school so such ' +
    'that the there this to up us we what who with you your'
  ).split(' '),
)

const toTerm = (term: string) => {
  const lower = term.toLowerCase()
  return stopWords.has(lower) ? null : lower
}

const listPageWords = (path: string) => withoutYears(toWords(path))

/** The weight of an index over a page below it. */
const indexWeight = 1.5

function findByWords(path: string): string | undefined {
  const pages = new MiniSearch({
    idField: 'path',
    fields: ['words', 'label', 'note', 'names'],
    processTerm: toTerm,
  })
  pages.addAll(
    routes.map((route) => ({
      ...route,
      words: listPageWords(route.path),
      names: legacyNames[route.path]?.join(' '),
    })),
  )
  const [best] = pages.search(listPageWords(path), {
    boost: { words: 2, label: 2, names: 2 },
    fuzzy: (term) => (term.length > 3 ? 0.25 : false),
    prefix: (term) => term.length > 2,
    boostDocument: (page) => (isIndex(String(page)) ? indexWeight : 1),
  })
  if (!best) return undefined
  const asked = listTerms(path).length
  const found = best.queryTerms.length
  const isNamed = listNames(String(best.id)).some((name) => hasHalf(best.terms, listTerms(name)))
  // Half of the words are enough for a page that is called so, one word of a note is not.
  const isFair = isNamed ? found * 2 >= asked : found > 1 && found === asked
  return isFair ? String(best.id) : undefined
}

const listTerms = (text: string) => [
  ...new Set(
    listPageWords(text)
      .split(' ')
      .flatMap((word) => toTerm(word) || []),
  ),
]

const hasHalf = (found: readonly string[], terms: readonly string[]) =>
  terms.filter((term) => found.includes(term)).length * 2 >= terms.length

/** Lists what a page is called: its label, the end of its address and its former names. */
const listNames = (path: string) =>
  routes
    .filter((route) => route.path === path)
    .flatMap(({ label }) => [
      label,
      path.slice(path.lastIndexOf('/')),
      ...(legacyNames[path] ?? []),
    ])
