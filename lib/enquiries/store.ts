import 'server-only'
import { createHash, randomInt, randomUUID } from 'node:crypto'
import type { Transaction } from 'kysely'
import { now } from '@/lib/core/dates'
import { toComparisonKey } from '@/lib/core/normalise'
import type { SiteDatabase } from '@/lib/database/database'
import type { Channel, Database, EnquiryRow } from '@/lib/database/tables'
import { createErasure, type Erasure } from './erasure'
import { readEnquiries, type ListedEnquiry } from './read-enquiries'
import { enqueue } from './outbox'
import type { ShownNotice } from './consent'
import type { Enquiry } from './schema'

/** A second enquiry with the same contact, class, name and session within this time is a duplicate. */
export const duplicateWindowMilliseconds = 10 * 60_000

/** `known`: the enquiry was already stored. `conflict`: the idempotency key belongs to a different enquiry. */
export type Saved = { outcome: 'new' | 'known'; reference: string } | { outcome: 'conflict' }

export type SaveRequest = ShownNotice & {
  enquiry: Enquiry
  formKey: string
  idempotencyKey?: string
}

export type EnquiryStore = Erasure & {
  /** Stores an enquiry once, together with its deliveries. Both are on disk when the promise resolves. */
  save(request: SaveRequest): Promise<Saved>
  /** All enquiries, oldest first. */
  list(): Promise<ListedEnquiry[]>
}

/** @param channels where to deliver each new enquiry */
export function createStore(database: SiteDatabase, channels: readonly Channel[]): EnquiryStore {
  const { db } = database

  async function save(request: SaveRequest): Promise<Saved> {
    const { enquiry, formKey, idempotencyKey } = request
    const id = randomUUID()
    return db.transaction().execute(async (transaction) => {
      const known = await claimKey(transaction, {
        key: idempotencyKey ?? id,
        fingerprint: hash(formKey, ...Object.values(enquiry)),
        enquiry_id: id,
      })
      if (known) return known
      const existing = await claimDuplicateKey(transaction, enquiry, id)
      if (existing) return mergeIntoExisting(transaction, enquiry, { from: id, to: existing })
      const row = toRow(request, id)
      await transaction.insertInto('enquiries').values(row).execute()
      await enqueue(transaction, id, channels)
      return { outcome: 'new', reference: row.reference }
    })
  }

  const list = () => readEnquiries(db, db.selectFrom('enquiries').orderBy('created_at'))

  return { save, list, ...createErasure(database, channels) }
}

/** Claims an idempotency key for a new enquiry. @returns the stored enquiry if the key is already in use */
async function claimKey(
  transaction: Transaction<Database>,
  row: Database['enquiry_keys'],
): Promise<Saved | undefined> {
  const claimed = await transaction
    .insertInto('enquiry_keys')
    .values(row)
    .onConflict((conflict) => conflict.column('key').doNothing())
    .returning('key')
    .executeTakeFirst()
  if (claimed) return undefined
  const { fingerprint, reference } = await transaction
    .selectFrom('enquiry_keys')
    .innerJoin('enquiries', 'enquiries.id', 'enquiry_keys.enquiry_id')
    .select(['fingerprint', 'reference'])
    .where('key', '=', row.key)
    .executeTakeFirstOrThrow()
  return fingerprint === row.fingerprint ? { outcome: 'known', reference } : { outcome: 'conflict' }
}

/**
 * Records the enquiry as the latest of its contact, class, name and session. One statement decides, so that only one of
 * two concurrent posts succeeds.
 * @returns the id of the existing enquiry if that is less than ten minutes old
 */
async function claimDuplicateKey(
  transaction: Transaction<Database>,
  { contact, admissionClass, name, session }: Enquiry,
  enquiryId: string,
): Promise<string | undefined> {
  const fingerprint = hash(contact, admissionClass, toComparisonKey(name), session)
  const openedAt = now().getTime()
  const claimed = await transaction
    .insertInto('enquiry_duplicates')
    .values({ fingerprint, enquiry_id: enquiryId, opened_at: openedAt })
    .onConflict((conflict) =>
      conflict
        .column('fingerprint')
        .doUpdateSet({ enquiry_id: enquiryId, opened_at: openedAt })
        .where((is) =>
          is.or([
            is('enquiry_duplicates.opened_at', '<=', openedAt - duplicateWindowMilliseconds),
            // A clock that was ahead wrote this time.
            is('enquiry_duplicates.opened_at', '>', openedAt + duplicateWindowMilliseconds),
          ]),
        ),
    )
    .returning('enquiry_id')
    .executeTakeFirst()
  if (claimed) return undefined
  const existing = await transaction
    .selectFrom('enquiry_duplicates')
    .select('enquiry_id')
    .where('fingerprint', '=', fingerprint)
    .executeTakeFirstOrThrow()
  return existing.enquiry_id
}

/** Maps the new key to the existing enquiry. Updates the e-mail address unless a delivery has started. */
async function mergeIntoExisting(
  transaction: Transaction<Database>,
  { email }: Enquiry,
  { from, to }: { from: string; to: string },
): Promise<Saved> {
  await transaction
    .updateTable('enquiry_keys')
    .set({ enquiry_id: to })
    .where('enquiry_id', '=', from)
    .execute()
  if (email && !(await hasStartedDelivery(transaction, to))) {
    await transaction.updateTable('enquiries').set({ email }).where('id', '=', to).execute()
  }
  const { reference } = await transaction
    .selectFrom('enquiries')
    .select('reference')
    .where('id', '=', to)
    .executeTakeFirstOrThrow()
  return { outcome: 'known', reference }
}

/** Whether a delivery has started and may be retried. A retry with the same idempotency key must send the same data. */
async function hasStartedDelivery(
  transaction: Transaction<Database>,
  enquiryId: string,
): Promise<boolean> {
  const started = await transaction
    .selectFrom('enquiry_deliveries')
    .select('id')
    .where('enquiry_id', '=', enquiryId)
    .where('state', '!=', 'delivered')
    .where((is) => is.or([is('attempts', '>', 0), is('lease', 'is not', null)]))
    .executeTakeFirst()
  return started !== undefined
}

function toRow(request: SaveRequest, id: string): EnquiryRow {
  const { enquiry, formKey, language, noticeVersion } = request
  const at = now().getTime()
  return {
    id,
    reference: createReference(),
    form_key: formKey,
    session: enquiry.session,
    name: enquiry.name,
    admission_class: enquiry.admissionClass,
    contact: enquiry.contact,
    email: enquiry.email,
    language: language.code,
    consent_version: noticeVersion,
    consent_at: at,
    created_at: at,
    expired_seen_at: null,
    state: 'new',
  }
}

/** Digits and letters without those that are easily confused, such as 0 and O. */
const alphabet = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'

/** Creates a random reference, such as 'ENQ-7KQ2-M9XD', which cannot be guessed from another. */
function createReference(): string {
  const group = () => Array.from({ length: 4 }, () => alphabet[randomInt(alphabet.length)]).join('')
  return `ENQ-${group()}-${group()}`
}

const hash = (...parts: (string | null)[]) =>
  createHash('sha256').update(JSON.stringify(parts)).digest('hex')
