import { documentKinds } from '@/content/words/en/documents'
import type { DocumentKind } from '@/content/types'
import { getLevelSlug, parseLevel, takeLevels } from '@/lib/school/class-levels'
import { type RecordDate, getRecordTime } from '@/lib/core/dates'
import { foldText } from '@/lib/core/normalise'
import { maxSearchLength } from '@/lib/core/search-length'
import { parseSession, getSessionName, getSessionStart } from '@/lib/school/sessions'
import {
  getFileName,
  detectKind,
  detectLevels,
  joinNames,
  getDocumentSession,
} from './document-names'
import { takeFirst, type Parameters } from '@/lib/http/parameters'

/** A document of the shelf (R-DOC-1). */
export type ListedDocument = {
  title: string
  href: string
  kind: DocumentKind
  /** Levels of the classes that it is for; empty for every class. */
  levels: readonly number[]
  /** First year of its session. */
  session: number | null
  date: RecordDate
  /** Its names in lower case, for the search. */
  searchText: string
}

type Source = {
  title: string
  href: string
  /** Text of the record, which can name the classes of a date sheet. */
  text?: string
  date?: RecordDate
  kind?: DocumentKind
}

/** Describes a document by its names. */
export function toDocument({ title, href, text, date = null, ...source }: Source) {
  const names = { title, href, text }
  const kind = source.kind ?? detectKind(names)
  return {
    title,
    href,
    kind,
    levels: detectLevels(names),
    session: getDocumentSession(names, date),
    date,
    searchText: foldText(`${joinNames(names)} ${getFileName(href)} ${documentKinds[kind].one}`),
  } satisfies ListedDocument
}

/**
 * Sorts documents by session, and within it by date, newest first. One without a date counts as from the first day of
 * its session. A document that is in several lists is listed once, as it is in the first of them.
 */
export function arrangeDocuments(documents: readonly ListedDocument[]): ListedDocument[] {
  const unique = new Map<string, ListedDocument>()
  for (const document of documents) {
    if (!unique.has(document.href)) unique.set(document.href, document)
  }
  return [...unique.values()].sort(
    (a, b) => (b.session ?? 0) - (a.session ?? 0) || compare(getTime(b), getTime(a)),
  )
}

const getTime = ({ date, session }: ListedDocument) => {
  const time = getRecordTime(date)
  return Number.isFinite(time) || session === null ? time : getSessionStart(session)
}

/** Not a difference: that of two infinite times is not a number. */
const compare = (a: number, b: number) => Number(a > b) - Number(a < b)

/** The filters of the shelf. */
export type DocumentFilters = {
  kind: DocumentKind | 'all'
  level: number | 'all'
  session: number | 'all'
  search: string
}

const isKind = (value: string | undefined): value is DocumentKind =>
  value !== undefined && Object.hasOwn(documentKinds, value)

export const documentsPath = '/documents'

/**
 * Parses `?kind=date-sheet&class=9&year=2026-27&q=exam`. What is not valid filters nothing. Without a chosen class, the
 * one that the search names is chosen: "date sheet class 9".
 */
export function parseDocumentFilters(parameters: Parameters): DocumentFilters {
  const kind = takeFirst(parameters.kind)
  const year = takeFirst(parameters.year) ?? ''
  const level = parseLevel(takeFirst(parameters.class) ?? '')
  const search = (takeFirst(parameters.q) ?? '').trim().slice(0, maxSearchLength)
  const searched = takeLevels(search)
  const isNamed =
    searched.levels.length === 1 && (level ?? searched.levels[0]) === searched.levels[0]
  return {
    kind: isKind(kind) ? kind : 'all',
    level: level ?? (isNamed ? searched.levels[0]! : 'all'),
    session: parseSession(year) ?? (/^20\d\d$/.test(year) ? Number(year) : 'all'),
    search: isNamed ? searched.rest.replace(/[\s,]+/g, ' ').trim() : search,
  }
}

/** Returns the URL of the shelf with these filters. */
export function buildDocumentsHref({ kind, level, session, search }: DocumentFilters): string {
  const query = new URLSearchParams()
  if (kind !== 'all') query.set('kind', kind)
  if (level !== 'all') query.set('class', getLevelSlug(level))
  if (session !== 'all') query.set('year', getSessionName(session))
  if (search) query.set('q', search)
  return query.size > 0 ? `${documentsPath}?${query}` : documentsPath
}

/** Returns the documents that pass the filters. Those that name the class come before those for every class. */
export function filterDocuments(
  documents: readonly ListedDocument[],
  { kind, level, session, search }: DocumentFilters,
): ListedDocument[] {
  const words = search
    .split(/[\s,]+/)
    .map(foldText)
    .filter(Boolean)
  const found = documents.filter(
    (document) =>
      (kind === 'all' || document.kind === kind) &&
      (session === 'all' || document.session === session) &&
      words.every((word) => document.searchText.includes(word)),
  )
  if (level === 'all') return found
  return [
    ...found.filter(({ levels }) => levels.includes(level)),
    ...found.filter(({ levels }) => levels.length === 0),
  ]
}

/** Lists the sessions that have documents, newest first. */
export const listSessions = (documents: readonly ListedDocument[]): number[] =>
  [...new Set(documents.flatMap(({ session }) => session ?? []))].sort((a, b) => b - a)

/** Returns the number of documents of each kind. */
export function countKinds(documents: readonly ListedDocument[]) {
  const counts = new Map<DocumentKind, number>()
  for (const { kind } of documents) counts.set(kind, (counts.get(kind) ?? 0) + 1)
  return counts
}
