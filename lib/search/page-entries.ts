import 'server-only'
import { bookListHref, bookLists, bookListSession } from '@/content/data/book-list'
import { sampleCertificate } from '@/content/data/certificate'
import { academics, documents } from '@/content/data/disclosure'
import { legacyNames } from '@/content/redirects'
import { routes } from '@/content/routes'
import { school } from '@/content/school'
import { searchNames, excludedPaths } from '@/content/search'
import type { Route } from '@/content/types'
import { markdownText } from '@/lib/markdown/markdown'
import { readPage } from '@/lib/markdown/read-page'
import { dataWords } from './data-words'
import type { Entry } from './entries'

/** Pages rank above documents, because most queries are about pages. */
const weights = { page: 1.6, document: 0.9 }

/** Pages of the route table, and documents. Read one at a time, so that requests are not delayed. */
export async function staticEntries(): Promise<Entry[]> {
  const pages: Entry[] = []
  for (const route of routes) {
    if (!excludedPaths.includes(route.path)) pages.push(await pageEntry(route))
  }
  return [...pages, ...documentEntries]
}

async function pageEntry({ path, label, note }: Route): Promise<Entry> {
  const { title, lead, description, keywords, body } = await readPage(path)
  return {
    ...undated('page'),
    href: path,
    title,
    names: [...uniqueLabel(label), ...(searchNames[path] ?? []), ...legacyNamesOf(path)],
    lead,
    hints: [note, description, ...keywords].join('\n'),
    body: [markdownText(body), ...dataWords(path)].join('\n'),
  }
}

/** The label as a name, unless another page has the same label. */
const uniqueLabel = (label: string) =>
  routes.filter((route) => route.label === label).length === 1 ? [label] : []

const legacyNamesOf = (path: string) =>
  (legacyNames[path] ?? []).map((name) => name.replace(/-/g, ' '))

const undated = (kind: 'page' | 'document') => ({
  kind,
  date: null,
  end: null,
  weight: () => weights[kind],
})

const documentEntry = (title: string, href: string, lead: string): Entry => ({
  ...undated('document'),
  href,
  title,
  names: [],
  hints: '',
  lead,
  body: '',
})

const isFile = (href: string) => /\.[a-z]{3,4}$/.test(href)

const documentEntries: readonly Entry[] = [
  ...bookLists.map(({ className, slug }) =>
    documentEntry(
      `Book list, ${className}`,
      bookListHref(slug),
      `Textbooks for the session ${bookListSession}.`,
    ),
  ),
  documentEntry(school.chronicle.label, school.chronicle.href, 'The school’s yearly magazine.'),
  documentEntry(
    'Sample transfer certificate',
    sampleCertificate,
    'What a transfer certificate looks like.',
  ),
  ...[...documents, ...academics].flatMap(({ item, file }) =>
    file && isFile(file.href) ? [documentEntry(item, file.href, 'Mandatory disclosure.')] : [],
  ),
]
