import 'server-only'
import { env } from '@/lib/core/env'
import { getProcessSingleton } from '@/lib/core/singleton'
import type { SiteDatabase } from '@/lib/database/database'
import { closeDatabase, getSiteDatabase } from '@/lib/database/site-database'
import type { Channel } from '@/lib/database/tables'
import { type AddressLimiter, createAddressLimiter, createLimiter } from '@/lib/http/rate-limit'
import { createDelivery, type Deliver, type Delivery } from './delivery'
import { createOfficeMail } from './office-mail'
import { createOutbox, type Outbox, type QueueState } from './outbox'
import { toPayload } from './payload'
import { postToProvider } from './provider'
import { createStore, type EnquiryStore } from './store'

/** The store, its outbox and the delivery, configured from the environment. */
export type EnquiryService = {
  database: SiteDatabase
  store: EnquiryStore
  outbox: Outbox
  delivery: Delivery
  close(): Promise<void>
}

/** Invalid enquiries. The form checks its fields before it sends them, so families send hardly any. */
const perAddressInvalid = { name: 'address-invalid', limit: 30, seconds: 10 * 60 }
/** Stored enquiries. On an open day hundreds of families share the one IP address of the school's Wi-Fi. */
const perAddress = { name: 'address', limit: 300, seconds: 10 * 60 }
/** Enough for siblings. */
const perContact = { name: 'contact', limit: 5, seconds: 60 * 60 }

type Shared = {
  service?: Promise<EnquiryService>
  limits: Record<'invalid' | 'address' | 'contact', AddressLimiter>
}

const shared = getProcessSingleton<Shared>('enquiries', () => ({
  limits: {
    invalid: createAddressLimiter(perAddressInvalid),
    address: createAddressLimiter(perAddress),
    contact: createLimiter(perContact),
  },
}))

/** Rate limits of enquiries (R-FORM-3). */
export const { limits } = shared

/** Opens the store on first use. After a failure the next call tries again. */
export function getEnquiryService(): Promise<EnquiryService> {
  shared.service ??= open().catch((error: unknown) => {
    shared.service = undefined
    throw error
  })
  return shared.service
}

/** Starts no more deliveries, and waits for those in progress. */
export async function stopDelivery(): Promise<void> {
  const service = await shared.service?.catch(() => undefined)
  await service?.delivery.stop()
}

/**
 * Reads the state of the delivery queue for `/api/health`, and how many enquiries were not erased in time.
 * @throws when the store cannot be read
 */
export async function readQueueState(): Promise<QueueState & { overdue: number }> {
  const { outbox, store } = await getEnquiryService()
  const overdue = await store.countOverdue(env.enquiryRetentionDays)
  return { ...(await outbox.state()), overdue }
}

async function open(): Promise<EnquiryService> {
  const database = await getSiteDatabase()
  const deliverers = createDeliverers()
  const channels = Object.keys(deliverers) as Channel[]
  const outbox = createOutbox(database.db, channels)
  const delivery = createDelivery((channel) => createOutbox(database.db, [channel]), deliverers)
  const close = async () => {
    shared.service = undefined
    await delivery.stop()
    await closeDatabase()
  }
  return { database, store: createStore(database, channels), outbox, delivery, close }
}

function createDeliverers(): Partial<Record<Channel, Deliver>> {
  const { contentApi, notify, schoolCode } = env
  return {
    ...(contentApi && { provider: deliverToProvider(contentApi.url, schoolCode) }),
    ...(notify && { office: createOfficeMail(notify) }),
  }
}

const deliverToProvider =
  (url: string, schoolCode: string): Deliver =>
  (row, idempotencyKey) =>
    postToProvider(url, {
      path: `/api/form/${schoolCode}/${row.form_key}`,
      body: toPayload({ ...row, admissionClass: row.admission_class }, schoolCode),
      idempotencyKey,
    })
