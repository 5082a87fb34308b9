import 'server-only'
import { bookListHref, bookLists, bookListSession } from '@/content/data/book-list'
import { sampleCertificate } from '@/content/data/certificate'
import { academics, documents } from '@/content/data/disclosure'
import { legacyNames } from '@/content/redirects'
import { routes } from '@/content/routes'
import { school } from '@/content/school'
import { searchNames, unsearched } from '@/content/search'
import type { Route } from '@/content/types'
import { markdownText } from '@/lib/markdown/markdown'
import { readPage } from '@/lib/markdown/read-page'
import { dataWords } from './data-words'
import type { Entry } from './entries'

/** Most questions are answered by a page; a document is a click further away. */
const weights = { page: 1.6, document: 0.9 }

/** The pages of the route table and the documents that they offer; a page at a time, so that nobody waits. */
export async function fixedEntries(): Promise<Entry[]> {
  const pages: Entry[] = []
  for (const route of routes) {
    if (!unsearched.includes(route.path)) pages.push(await pageEntry(route))
  }
  return [...pages, ...documentEntries]
}

async function pageEntry({ path, label, note }: Route): Promise<Entry> {
  const { title, lead, description, keywords, body } = await readPage(path)
  return {
    ...undated('page'),
    href: path,
    title,
    names: [...ownLabel(label), ...(searchNames[path] ?? []), ...oldNames(path)],
    lead,
    hints: [note, description, ...keywords].join('\n'),
    body: [markdownText(body), ...dataWords(path)].join('\n'),
  }
}

/** A label that two pages share names neither. */
const ownLabel = (label: string) =>
  routes.filter((route) => route.label === label).length === 1 ? [label] : []

const oldNames = (path: string) => (legacyNames[path] ?? []).map((name) => name.replace(/-/g, ' '))

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
