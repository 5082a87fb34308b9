import 'server-only'
import { campusPlaces } from '@/content/data/campus-plan'
import { type Language, translations } from '@/content/languages'
import { legacyNames } from '@/content/redirects'
import { routes } from '@/content/routes'
import { searchNames, excludedPaths } from '@/content/search'
import type { Route, SectionId } from '@/content/types'
import { getLevelName, levels } from '@/lib/school/class-levels'
import { costPath } from '@/lib/calculators/cost-choice'
import { markdownToText } from '@/lib/rich-text/markdown'
import { readPage, readLocalizedPage } from '@/lib/rich-text/read-page'
import { findRoute } from '@/lib/routing/routes'
import { getSectionTitle } from '@/lib/routing/site-map'
import { buildDocumentsHref } from '@/lib/records/documents'
import { siteDocuments } from '@/lib/records/site-documents'
import { getPageLink } from '@/lib/routing/localized'
import { localizePath, listTranslatedPaths } from '@/lib/routing/translations'
import { formatFeeRange, getFixedAnswer } from './answers'
import { getDataWords } from './data-words'
import type { Entry } from './entries'

/**
 * Pages rank above parts of a page and documents, because most queries are about pages. The page of a class leads to what a
 * query with a class asks for, which comes first.
 */
const weights = { page: 1.6, class: 0.8, place: 0.9, document: 0.9 }

/**
 * Pages of the route table, places of the campus plan, and documents. Read one at a time, so that requests are not
 * delayed.
 */
export async function listStaticEntries(): Promise<Entry[]> {
  const pages: Entry[] = []
  for (const route of routes) {
    if (!excludedPaths.includes(route.path)) pages.push(await pageEntry(findRoute(route.path)))
  }
  for (const language of translations) {
    for (const path of listTranslatedPaths(language)) {
      if (!excludedPaths.includes(path)) pages.push(await translatedEntry(language, path))
    }
  }
  return [...pages, ...placeEntries, ...documentEntries]
}

/** Returns a page in another language, with what people type in it (R-LANGUAGE-5). */
async function translatedEntry(language: Language, path: string): Promise<Entry> {
  const { title, lead, description, keywords, body } = await readLocalizedPage(language, path)
  const { searchNames }: { searchNames: Readonly<Record<string, readonly string[]>> } =
    language.words
  const link = getPageLink(language, path)
  return {
    ...undated('page'),
    href: localizePath(language, path),
    title,
    section: toSection(findRoute(path).section),
    names: [link?.label ?? title, ...(searchNames[path] ?? [])],
    lead,
    hints: [link?.note, description, ...keywords].join('\n'),
    body: markdownToText(body),
    script: language.script,
    answer: path === costPath ? formatFeeRange(language) : undefined,
  }
}

async function pageEntry({ path, parent, section, label, note }: Route): Promise<Entry> {
  const { title, lead, description, keywords, body } = await readPage(path)
  return {
    ...undated('page', parent === '/class' ? weights.class : weights.page),
    href: path,
    title,
    section: toSection(section),
    names: [...uniqueLabel(label), ...(searchNames[path] ?? []), ...listLegacyNames(path)],
    lead,
    hints: [getSectionTitle(section), note, description, ...keywords].join('\n'),
    body: [markdownToText(body), ...getDataWords(path)].join('\n'),
    answer: getFixedAnswer(path),
  }
}

/** The menu of `updates` is called as a kind of result, "News", which would be confusing. */
const toSection = (id: SectionId) =>
  id === 'updates' ? undefined : { id, title: getSectionTitle(id) }

/** Returns the label as a name, unless another page has the same label. */
const uniqueLabel = (label: string) =>
  routes.filter((route) => route.label === label).length === 1 ? [label] : []

const listLegacyNames = (path: string) =>
  (legacyNames[path] ?? []).map((name) => name.replace(/-/g, ' '))

const undated = (kind: 'page' | 'document', weight = weights[kind]) => ({
  kind,
  date: null,
  end: null,
  weight: () => weight,
})

/** Each place has its own URL on the page of the campus (R-INFO-16). */
const placeEntries = campusPlaces.map(({ id, name, words }): Entry => ({
  ...undated('page', weights.place),
  href: `/our-campus#${id}`,
  title: name,
  section: toSection('campus'),
  names: [],
  hints: '',
  lead: words,
  body: '',
}))

const documentEntries: readonly Entry[] = [
  ...siteDocuments.map(({ title, href, lead }) => documentEntry({ title, href, lead })),
  ...levels.map((level) =>
    documentEntry({
      title: `Documents for ${getLevelName(level)}`,
      href: buildDocumentsHref({ kind: 'all', level, session: 'all', search: '' }),
      lead: 'Date sheets, circulars, book lists and forms, newest first.',
    }),
  ),
]

function documentEntry(texts: { title: string; href: string; lead: string }): Entry {
  return { ...undated('document'), ...texts, names: [], hints: '', body: '' }
}
