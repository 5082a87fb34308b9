import 'server-only'
import { toIndianDay, formatIsoDay } from '@/lib/core/dates'
import {
  countKinds,
  buildDocumentsHref,
  filterDocuments,
  parseDocumentFilters,
  listSessions,
} from '@/lib/records/documents'
import type { Parameters } from '@/lib/http/parameters'
import { getRequestDay } from '@/lib/records/list-view'
import { getNextRange, parseRange, addRangeToUrl } from '@/lib/records/pagination'
import { readDocumentSize, readDocuments } from '@/lib/records/read-documents'

/** Number of documents in the first view, and added by each "Show more". */
const documentsPerPage = 20

/** Loads the document shelf, by the query of its page (R-DOC-1). */
export async function loadDocuments(parameters: Parameters = {}) {
  const { documents, ...state } = await readDocuments()
  const filters = parseDocumentFilters(parameters)
  const ofAnyKind = filterDocuments(documents, { ...filters, kind: 'all' })
  const found = filterDocuments(documents, filters)
  const range = parseRange(parameters, documentsPerPage)
  // The list may have become shorter since the link was created.
  const from = range.from < found.length ? range.from : 0
  const shown = await Promise.all(
    found
      .slice(from, from + range.shown)
      .map(async (document) => ({ ...document, bytes: await readDocumentSize(document.href) })),
  )
  const withRange = (part: typeof range) =>
    addRangeToUrl(buildDocumentsHref(filters), part, documentsPerPage)
  return {
    ...state,
    href: withRange({ ...range, from }),
    day: formatIsoDay(toIndianDay(getRequestDay(parameters))),
    filters,
    counts: countKinds(ofAnyKind),
    sessions: listSessions(documents),
    total: found.length,
    from,
    documents: shown,
    moreHref:
      from + shown.length < found.length
        ? withRange(getNextRange({ from, shown: range.shown }, documentsPerPage))
        : undefined,
  }
}
