/** The tables of the enquiry store, as `migrations.ts` makes them. Moments are milliseconds since 1970. */

/** A stored enquiry. */
export type EnquiryRow = {
  id: string
  reference: string
  form_key: string
  session: string
  name: string
  admission_class: string
  contact: string
  email: string | null
  consent_version: string
  consent_at: number
  created_at: number
  /** When it was first found past its time. */
  expired_seen_at: number | null
}

/** Every idempotency key that an enquiry was posted with leads to it. */
type KeyRow = { key: string; fingerprint: string; enquiry_id: string }

/** The latest enquiry of the same contact, class, name and session. */
type DuplicateRow = { fingerprint: string; enquiry_id: string; opened_at: number }

/** Where enquiries are delivered to: the content service, and the admission office by e-mail. */
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

export type Database = {
  enquiries: EnquiryRow
  enquiry_keys: KeyRow
  enquiry_duplicates: DuplicateRow
  enquiry_deliveries: DeliveryRow
  /** Steps of `migrations.ts` that were taken. */
  enquiry_migrations: { name: string }
}
