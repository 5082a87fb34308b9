import 'server-only'
import { processSingleton } from '@/lib/core/singleton'
import { siteDatabase } from '@/lib/database/site-database'
import { createAddressLimiter, createLimiter } from '@/lib/http/rate-limit'
import { addHistoryEntry } from '../history/history'
import { operation, type Db } from '../operation'
import { isRole } from '../permissions'
import { auth } from './auth'
import type { Cookie } from './cookies'
import { toEmail } from './join'
import { consumeLink, createLink, readLink } from './links'
import { openSession, type Client } from './log-in'
import { sendMail } from './mail'
import { passwordProblem } from './password'

const limits = processSingleton('desk-reset', () => ({
  address: createAddressLimiter({ name: 'desk-reset-address', limit: 10, seconds: 3600 }),
  account: createLimiter({ name: 'desk-reset-account', limit: 3, seconds: 3600 }),
}))

const personWith = (db: Db, email: string) =>
  db
    .selectFrom('desk_people')
    .select(['id', 'name', 'email', 'role'])
    .where('email', '=', email)
    .executeTakeFirst()

/**
 * Mails a link for a new password to an account, if there is one and a mail server is set. The screen says the same in
 * every case, so that nobody can find out who has an account.
 */
export async function requestReset(text: string, client: Client): Promise<void> {
  const email = toEmail(text)
  const { allowed } = await limits.address.consume(client.address)
  if (!email || !allowed || !(await limits.account.consume(email)).allowed) return
  const { db } = await siteDatabase()
  const person = await personWith(db, email)
  if (!person) return
  const link = await createLink(db, { purpose: 'reset', email, role: person.role, by: person.id })
  // Not awaited: the duration would reveal whether there is an account.
  void sendMail(email, 'A new password for the desk of the website', [
    `Open this link within an hour and choose a new password: ${link}`,
    '',
    'If you did not ask for it, do nothing: your password stays as it is.',
  ])
}

/** A link for a new password, to hand over in person. @returns `undefined` when there is no such account */
export const createResetLink = operation(
  'people.change',
  async ({ db, actor }, text: string): Promise<string | undefined> => {
    const person = await personWith(db, toEmail(text) ?? '')
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

/** Whose password a link is for; `undefined` when it is unknown, used or expired. */
export async function readReset(token: string): Promise<{ email: string } | undefined> {
  const { db } = await siteDatabase()
  const link = await readLink(db, 'reset', token)
  return link && { email: link.email }
}

export type PasswordReset =
  | { outcome: 'reset'; cookies: Cookie[] }
  | { outcome: 'invalid'; problem: string }
  | { outcome: 'expired' }

/** Sets the new password, ends all other sessions of the person, removes their passkeys and logs in. */
export async function resetPassword(
  token: string,
  password: string,
  client: Client,
): Promise<PasswordReset> {
  const { db } = await siteDatabase()
  const link = await readLink(db, 'reset', token)
  const person = link && (await personWith(db, link.email))
  if (!person || !isRole(person.role)) return { outcome: 'expired' }
  const { id, name, email, role } = person
  const problem = await passwordProblem(password, [name, email])
  if (problem) return { outcome: 'invalid', problem }
  if (!(await consumeLink(db, 'reset', token))) return { outcome: 'expired' }
  const { password: passwords, internalAdapter } = await (await auth()).$context
  await internalAdapter.updatePassword(id, await passwords.hash(password))
  await db.deleteFrom('desk_passkeys').where('person_id', '=', id).execute()
  await internalAdapter.deleteUserSessions(id)
  const actor = { id, name, role }
  await addHistoryEntry(
    { db, actor },
    { action: 'reset password', kind: 'person', subject: id, title: email },
  )
  return { outcome: 'reset', cookies: await openSession({ email, password }, client) }
}
