import type { DeskTables } from './desk-tables'

/** The tables of the site's database, created by `migrations.ts`. Times are milliseconds since 1970. */

/** The progress of the office with an enquiry (R-DESK-14). */
export type EnquiryState = 'new' | 'called' | 'visiting' | 'applied' | 'closed'

export type EnquiryRow = {
  id: string
  reference: string
  form_key: string
  session: string
  name: string
  admission_class: string
  contact: string
  email: string | null
  /** Code of the language of the form (`content/languages.ts`). */
  language: string
  /** Version of the consent and its notice in that language. */
  consent_version: string
  consent_at: number
  created_at: number
  /** When a round first saw that the enquiry had expired. */
  expired_seen_at: number | null
  state: EnquiryState
}

/** What the office did about an enquiry: a new state, a note, or both. */
export type EnquiryNoteRow = {
  id: string
  enquiry_id: string
  at: number
  /** Stays when the person is removed. */
  actor_name: string
  state: EnquiryState | null
  text: string
}

/** Maps each idempotency key to the enquiry that was posted with it. */
type KeyRow = { key: string; fingerprint: string; enquiry_id: string }

/** The latest enquiry of the same contact, class, name and session. */
type DuplicateRow = { fingerprint: string; enquiry_id: string; opened_at: number }

/** Where enquiries are delivered: to the content service, and to the admission office by e-mail. */
export type Channel = 'provider' | 'office'

export type DeliveryRow = {
  id: string
  enquiry_id: string
  channel: Channel
  state: 'waiting' | 'delivered' | 'dead'
  attempts: number
  created_at: number
  due_at: number
  give_up_at: number
  lease: string | null
  leased_until: number
  delivered_at: number | null
}

/** An alert. `content` is JSON (`lib/alerts/store.ts`). */
export type AlertRow = { id: string; content: string; since: number; until: number }

export type Database = DeskTables & {
  alerts: AlertRow
  enquiries: EnquiryRow
  enquiry_keys: KeyRow
  enquiry_duplicates: DuplicateRow
  /** The same table, for processes of the version from before it was renamed. */
  enquiry_same: DuplicateRow
  enquiry_deliveries: DeliveryRow
  enquiry_notes: EnquiryNoteRow
  /** The last erasure round for each kind of data (`erasure-guard.ts`). */
  erasure_rounds: { name: string; at: number }
  /** Steps of `migrations.ts` that have been applied. */
  enquiry_migrations: { name: string }
}
