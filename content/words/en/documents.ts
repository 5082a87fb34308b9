import type { DocumentKind } from '../../types'

/** The kinds of documents, in the order of the shelf. */
export const documentKinds: Readonly<Record<DocumentKind, { one: string; many: string }>> = {
  'date-sheet': { one: 'Date sheet', many: 'Date sheets' },
  circular: { one: 'Circular', many: 'Circulars' },
  'book-list': { one: 'Book list', many: 'Book lists' },
  calendar: { one: 'Calendar', many: 'Calendars' },
  form: { one: 'Form or checklist', many: 'Forms and checklists' },
  career: { one: 'Career counselling', many: 'Career counselling' },
  disclosure: { one: 'Disclosure paper', many: 'Disclosure papers' },
  magazine: { one: 'Magazine', many: 'Magazines' },
}

/** The kinds that the office can state. The others are known by the list or the table that a document is in. */
export const statedDocumentKinds = [
  'date-sheet',
  'circular',
  'book-list',
  'calendar',
  'form',
  'magazine',
] as const satisfies readonly DocumentKind[]

/** The document shelf (R-DOC-1). */
export const documents = {
  filters: 'Find a document',
  filter: 'Choose class, session or words',
  class: 'Class',
  allClasses: 'All classes',
  session: 'Session',
  allSessions: 'All sessions',
  search: 'Search names',
  searchHint: 'Search here…',
  show: 'Show',
  kinds: 'Kinds of documents',
  all: 'All',
  clear: 'Clear filters',
  count: (count: number) => `${count} ${count === 1 ? 'document' : 'documents'}`,
  showAll: 'Show all documents',
  empty: 'No document has these words, this class and this session.',
  more: 'Show more documents',
  sessionName: (name: string) => `Session ${name}`,
  undated: 'Without a date',
  forClass: (className: string) => `For ${className}`,
  forEveryClass: 'For every class',
  file: 'File',
  newTab: '(opens in a new tab)',
  untitled: 'Document',
  part: (title: string, part: number, parts: number) => `${title} (${part} of ${parts})`,
  incomplete:
    'Some lists could not be read just now, so that documents may be missing. Please try again in a few minutes.',
} as const
