import type { DocumentKind } from '@/content/types'
import type { Correction } from '@/lib/core/corrections'
import type { RecordDate } from '@/lib/core/dates'

/**
 * The parsed records of the content service (R-SERVICE-10). Every text is plain unless noted. Every URL is safe in
 * `href` and `src`. Types only, so that components may import them.
 */

/**
 * A file of the content service: `href` is always a path below `/api/image/`. `alt` describes a picture, if the record
 * does, `bytes` is its size, if the site has the file.
 */
export type ServiceFile = { href: string; isPicture: boolean; alt?: string; bytes?: number }

export type Highlight = {
  id: string | null
  category: string
  title: string
  description: string
  url: string | null
  attachments: ServiceFile[]
  date: RecordDate
}

export type NewsItem = {
  id: string | null
  title: string
  description: string
  /** The same in the office's format (docs/decisions/079), if that says more: tables, struck-out words, nested lists. */
  formatted?: string
  date: RecordDate
  url: string | null
  attachments: ServiceFile[]
  /** The kind of its documents, if the office has set it (R-DOC-2). */
  documentKind?: DocumentKind
  correction?: Correction
}

export type SchoolEvent = {
  id: string | null
  title: string
  description: string
  formatted?: string
  /** First day. */
  date: RecordDate
  /** Last day, when the service sends both `date` and `toDate` (R-EVENTS-5). */
  end: RecordDate
  /** Text of the service. When it is `null`, screens show the default time. */
  time: string | null
  venue: string
  correction?: Correction
  images: ServiceFile[]
  attachments: ServiceFile[]
}

export type Album = {
  id: string | null
  title: string
  description: string
  formatted?: string
  date: RecordDate
  pictures: ServiceFile[]
}

export type TabloidEntry = {
  id: string | null
  slug: string | null
  title: string
  /** Untrusted HTML of the service. Only `lib/rich-text` may turn it into elements. */
  html: string
  /** The same as plain text. */
  text: string
  url: string | null
  date: RecordDate
  images: ServiceFile[]
  attachments: ServiceFile[]
  alt: string
  metaDescription: string
}

export type RegistrationLink = { title: string; url: string | null; attachments: ServiceFile[] }

export type PopupNotice = {
  id: string | null
  title: string
  description: string
  formatted?: string
  images: ServiceFile[]
  attachments: ServiceFile[]
  url: string | null
}

export type Records = {
  highlights: Highlight
  notices: Highlight
  news: NewsItem
  events: SchoolEvent
  gallery: Album
  tabloid: TabloidEntry
  registrations: RegistrationLink
  popups: PopupNotice
}
export type Collection = keyof Records

/**
 * A list and its source (R-OUTAGE-1). `live`: just read from the service. `saved`: the last good response, because
 * the service failed. `none`: the service failed and there is no saved response.
 */
export type ListResult<T> =
  | { source: 'live'; records: T[]; readAt: string }
  | { source: 'saved'; records: T[]; readAt: string; failure: string }
  | { source: 'none'; records: []; readAt: null; failure: string }

/** One record: found, missing, or the service failed and there is no copy (docs/decisions/003). */
export type LookupResult<T> =
  | { outcome: 'found'; record: T; source: 'live' | 'saved'; readAt: string }
  | { outcome: 'missing' }
  | { outcome: 'failed'; failure: string }
