import 'server-only'
import { stat } from 'node:fs/promises'
import path from 'node:path'
import { documents as documentWords } from '@/content/words/en/documents'
import { bookListSession } from '@/content/data/book-list'
import type { DocumentKind } from '@/content/types'
import {
  listEvents,
  listHighlights,
  listNews,
  listNotices,
  listPopups,
  listRegistrations,
  listTabloid,
} from '@/lib/content/collections'
import { contentSource } from '@/lib/content/client/instances'
import type { ListResult, ServiceFile } from '@/lib/content/types'
import type { RecordDate } from '@/lib/core/dates'
import { memoizeByObject } from '@/lib/core/memoize'
import { parseFilePath } from '@/lib/core/safe-urls'
import { parseSession } from '@/lib/school/sessions'
import { cut } from '@/lib/rich-text/cut'
import { isDocumentUrl } from './document-names'
import { arrangeDocuments, type ListedDocument, toDocument } from './documents'
import { siteDocuments } from './site-documents'

/** What a record of any list says about its documents. */
type Holder = {
  title: string
  text: string
  date: RecordDate
  /** Without it, the names of the document decide. */
  kind?: DocumentKind
  files: readonly ServiceFile[]
  url: string | null
}

type Attached = { title: string; attachments: readonly ServiceFile[]; url?: string | null }

const getHolder = (record: Attached & { description?: string; date?: RecordDate }): Holder => ({
  title: record.title,
  text: record.description ?? '',
  date: record.date ?? null,
  files: record.attachments,
  url: record.url ?? null,
})

/** Lists every attachment of a record, and its link when it leads to a file. */
function listDocuments({ title, text, date, kind, files, url }: Holder): ListedDocument[] {
  const linked = url && isDocumentUrl(url) ? [url] : []
  const hrefs = [...files.map(({ href }) => href), ...linked]
  const name = title || cut(text, 120) || documentWords.untitled
  return hrefs.map((href, index) =>
    toDocument({
      title: hrefs.length > 1 ? documentWords.part(name, index + 1, hrefs.length) : name,
      href,
      text,
      date,
      kind,
    }),
  )
}

/** Collects the documents of a list. Memoized for each list. */
function createCollector<Item>(name: string, toHolder: (record: Item) => Holder) {
  const collect = memoizeByObject(`documents.${name}`, (records: readonly Item[]) =>
    records.flatMap((record) => listDocuments(toHolder(record))),
  )
  return ({ records, ...result }: ListResult<Item>) => ({
    ...result,
    documents: collect(records as readonly Item[]),
  })
}

/**
 * Reads the lists that can hold documents, the ones with the best titles first: a document that is in several lists has
 * the title of the first. They are those that other pages read, too, so that the provider gets no new kind of request
 * (R-DOC-4).
 */
const readLists = () =>
  Promise.all([
    listNews('list').then(
      createCollector('news', (item) => ({
        ...getHolder(item),
        kind: item.documentKind,
      })),
    ),
    listEvents('list').then(createCollector('events', (event) => getHolder(event))),
    listNotices().then(
      createCollector('notices', (notice) => ({
        ...getHolder(notice),
        kind: 'career' as const,
      })),
    ),
    listHighlights().then(createCollector('highlights', (highlight) => getHolder(highlight))),
    listRegistrations().then(createCollector('registrations', (link) => getHolder(link))),
    listPopups().then(createCollector('popups', (notice) => getHolder(notice))),
    // The attachments of a story are its pictures (R-TABLOID-4).
    listTabloid().then(
      createCollector('tabloid', (entry) => ({
        ...getHolder(entry),
        files: entry.attachments.filter(({ isPicture }) => !isPicture),
      })),
    ),
  ])

const ownDocuments = siteDocuments.map(({ title, href, kind, date, lead }) => ({
  ...toDocument({ title, href, kind, date }),
  session: kind === 'book-list' ? parseSession(bookListSession)! : (parseSession(lead) ?? null),
}))

/** Reads every document of the site and of the service's records, arranged, and how fresh they are. Does not throw. */
export async function readDocuments() {
  const lists = await readLists()
  const readTimes = lists.flatMap(({ readAt }) => readAt ?? []).sort()
  const isIncomplete = lists.some(({ source }) => source === 'none')
  return {
    documents: arrangeDocuments([...lists.flatMap(({ documents }) => documents), ...ownDocuments]),
    isIncomplete,
    freshness: {
      source: getFreshness(lists.map(({ source }) => source)),
      readAt: readTimes[0] ?? null,
    },
  }
}

type Source = ListResult<unknown>['source']

function getFreshness(sources: readonly Source[]): Source {
  if (sources.every((source) => source === 'none')) return 'none'
  return sources.every((source) => source === 'live') ? 'live' : 'saved'
}

/**
 * Returns the size of a document in bytes, if the site has the file. Sends no request, so the size of a provider's file
 * is unknown.
 */
export async function readDocumentSize(href: string): Promise<number | undefined> {
  if (!href.startsWith('/documents/')) {
    const servicePath = parseFilePath(href)
    return servicePath ? contentSource.size?.(servicePath) : undefined
  }
  const file = path.join(/* turbopackIgnore: true */ process.cwd(), 'public', href)
  return stat(file).then(
    ({ size }) => size,
    () => undefined,
  )
}

/** Returns a record with the sizes of its attachments, as far as they are known. */
export async function addFileSizes<Attached extends { attachments: ServiceFile[] }>(
  record: Attached,
): Promise<Attached> {
  const attachments = record.attachments.map(async (file) => ({
    ...file,
    bytes: await readDocumentSize(file.href),
  }))
  return { ...record, attachments: await Promise.all(attachments) }
}
