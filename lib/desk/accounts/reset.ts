import 'server-only'
import { getProcessSingleton } from '@/lib/core/singleton'
import { getSiteDatabase } from '@/lib/database/site-database'
import { listNetworks } from '@/lib/http/client-address'
import { createAddressLimiter, createLimiter } from '@/lib/http/rate-limit'
import { createSlowLane } from '@/lib/http/slow-lane'
import { addHistoryEntry } from '../history/history'
import { operation, type Db } from '../operation'
import { isRole } from '../permissions'
import { endAccess } from './access'
import { getAuth } from './auth'
import type { Cookie } from './cookies'
import { findKnownDevice } from './device'
import { toEmail } from './join'
import { consumeLink, createLink, readLink } from './links'
import { openSession, type Client } from './log-in'
import { sendMail } from './mail'
import { checkPassword } from './password'

const limits = getProcessSingleton('desk-reset', () => ({
  /** Beyond this limit, requests are slow: all devices of a school may share one address. */
  address: createAddressLimiter({ name: 'desk-reset-address', limit: 10, seconds: 3600 }),
  slowAddress: createSlowLane({ milliseconds: 2000, places: 20 }),
  /** Messages to one account: from one address, from all, and from a device that has logged in to it before. */
  requests: createLimiter({ name: 'desk-reset-requests', limit: 3, seconds: 3600 }),
  account: createLimiter({ name: 'desk-reset-account', limit: 12, seconds: 3600 }),
  device: createLimiter({ name: 'desk-reset-device', limit: 3, seconds: 3600 }),
}))

const findPerson = (db: Db, email: string) =>
  db
    .selectFrom('desk_people')
    .select(['id', 'name', 'email', 'role'])
    .where('email', '=', email)
    .executeTakeFirst()

/**
 * `mailed`: also when there is no such account. `enough`: the links of the last hour for this address were not used
 * yet, and all of them still work. `busy`: too many links are being requested at the moment.
 */
export type ResetRequested = { outcome: 'mailed' | 'enough' | 'busy' }

/**
 * Mails a link for a new password to an account, if there is one and a mail server is configured. The screen is the
 * same with and without an account, so that nobody can find out who has one. A stranger's request ends no earlier
 * link, and cannot prevent messages to the person (docs/decisions/091).
 */
export async function requestReset(text: string, client: Client): Promise<ResetRequested> {
  const email = toEmail(text)
  if (!email) return { outcome: 'mailed' }
  const { outcome, refund } = await countRequest(email, client)
  if (outcome !== 'mailed') return { outcome }
  const { db } = await getSiteDatabase()
  const person = await findPerson(db, email)
  if (!person) return { outcome }
  const link = await createLink(db, {
    purpose: 'reset',
    email,
    role: person.role,
    by: person.id,
    keepsEarlier: true,
  })
  // Not awaited, because the duration would reveal whether there is an account.
  void sendMail(email, 'A new password for the desk of the website', [
    `Open this link within an hour and choose a new password: ${link}`,
    '',
    'If you did not ask for it, do nothing: your password stays as it is.',
  ]).then((isSent) => isSent || refund?.())
  return { outcome }
}

/** `refund` takes a message back that could not be sent. */
type Counted = ResetRequested & { refund?: () => Promise<unknown> }

async function countRequest(email: string, client: Client): Promise<Counted> {
  const device = findKnownDevice(client.device, email)
  if (device && (await limits.device.consume(device)).allowed) {
    return { outcome: 'mailed', refund: () => limits.device.refund(device) }
  }
  const { address } = client
  if (!(await limits.address.consume(address)).allowed) {
    const isNext = await limits.slowAddress.enter(listNetworks(address).at(-1)!)
    if (!isNext) return { outcome: 'busy' }
  }
  const request = `${address} ${email}`
  const isAllowed =
    (await limits.requests.consume(request)).allowed &&
    (await limits.account.consume(email)).allowed
  if (!isAllowed) return { outcome: 'enough' }
  const refund = () => Promise.all([limits.requests.refund(request), limits.account.refund(email)])
  return { outcome: 'mailed', refund }
}

/** Creates a link for a new password, to hand over in person. @returns `undefined` when there is no such account */
export const createResetLink = operation(
  'people.change',
  async ({ db, actor }, text: string): Promise<string | undefined> => {
    const person = await findPerson(db, toEmail(text) ?? '')
    if (!person) return undefined
    const { id, email, role } = person
    const link = await createLink(db, { purpose: 'reset', email, role, by: actor.id })
    await addHistoryEntry(
      { db, actor },
      { action: 'reset password', kind: 'person', subject: id, title: email },
    )
    return link
  },
)

/** Reads whose password a link is for; `undefined` when it is unknown, used, expired or withdrawn. */
export async function readReset(token: string): Promise<{ email: string } | undefined> {
  const { db } = await getSiteDatabase()
  const link = await readLink(db, 'reset', token)
  return link && { email: link.email }
}

export type PasswordReset =
  | { outcome: 'reset'; cookies: Cookie[] }
  | { outcome: 'invalid'; problem: string }
  | { outcome: 'expired' }

/**
 * Sets the new password and logs in. Ends all other sessions of the person, the links for them and those that they have
 * created, and removes their passkeys.
 */
export async function resetPassword(
  token: string,
  password: string,
  client: Client,
): Promise<PasswordReset> {
  const { db } = await getSiteDatabase()
  const link = await readLink(db, 'reset', token)
  const person = link && (await findPerson(db, link.email))
  if (!person || !isRole(person.role)) return { outcome: 'expired' }
  const { id, name, email, role } = person
  const problem = await checkPassword(password, [name, email])
  if (problem) return { outcome: 'invalid', problem }
  if (!(await consumeLink(db, 'reset', token))) return { outcome: 'expired' }
  const { password: passwords, internalAdapter } = await (await getAuth()).$context
  await internalAdapter.updatePassword(id, await passwords.hash(password))
  const actor = { id, name, role }
  await db.transaction().execute(async (transaction) => {
    await endAccess(transaction, { id, email })
    await addHistoryEntry(
      { db: transaction, actor },
      { action: 'reset password', kind: 'person', subject: id, title: email },
    )
  })
  return { outcome: 'reset', cookies: await openSession({ email, password }, client) }
}
