import 'server-only'
import { z } from 'zod'
import { getSiteDatabase } from '@/lib/database/site-database'
import { addHistoryEntry } from '../history/history'
import { commandActor, operation, type Db } from '../operation'
import { isRole, type Role } from '../permissions'
import { toName } from '../text/tidy'
import { getAuth } from './auth'
import type { Cookie } from './cookies'
import {
  consumeLink,
  createLink,
  deleteInvitation,
  readLink,
  selectInvitations,
  type OpenInvitation,
} from './links'
import { openSession, type Client } from './log-in'
import { sendMail } from './mail'
import { checkPassword } from './password'

const emailSchema = z.email().max(200)

/** Normalises an e-mail address as it is stored; `undefined` when it is invalid. */
export const toEmail = (text: string): string | undefined =>
  emailSchema.safeParse(text.trim().toLowerCase()).data

export type Invited =
  /** `link` is valid once, for 48 hours. */
  { outcome: 'invited'; link: string; isMailed: boolean } | { outcome: 'invalid'; message: string }

/** Invites somebody with a one-time link, which is also mailed if a mail server is configured. */
export const invite = operation(
  'people.invite',
  async ({ db, actor }, input: { email: string; role: Role }): Promise<Invited> => {
    const email = toEmail(input.email)
    if (!email) return { outcome: 'invalid', message: `“${input.email}” is not an e-mail address.` }
    if (!isRole(input.role)) {
      return {
        outcome: 'invalid',
        message: `“${input.role}” is not a role: use writer, editor or owner.`,
      }
    }
    if (await findPerson(db, email)) {
      return { outcome: 'invalid', message: `${email} has an account already.` }
    }
    const link = await createLink(db, { purpose: 'invite', email, role: input.role, by: actor.id })
    await addHistoryEntry({ db, actor }, { action: 'invited', kind: 'person', title: email })
    const isMailed = await sendMail(email, 'Your account at the desk of the website', [
      `${actor.id === commandActor.id ? 'The school' : actor.name} invites you to write for the website.`,
      '',
      `Open this link within 48 hours and choose a password: ${link}`,
    ])
    return { outcome: 'invited', link, isMailed }
  },
)

const findPerson = (db: Db, email: string) =>
  db.selectFrom('desk_people').select('id').where('email', '=', email).executeTakeFirst()

/** Lists the open invitations. */
export const listInvitations = operation('people.read', ({ db }): Promise<OpenInvitation[]> =>
  selectInvitations(db),
)

/** Withdraws the open invitation for an address, so that its link no longer works. @returns false when there is none */
export const withdrawInvitation = operation(
  'people.invite',
  ({ db, actor }, { email }: { email: string }): Promise<boolean> =>
    db.transaction().execute(async (transaction) => {
      if (!(await deleteInvitation(transaction, email))) return false
      const entry = { kind: 'person', title: email }
      await addHistoryEntry({ db: transaction, actor }, { action: 'uninvited', ...entry })
      return true
    }),
)

/** Reads whom an invitation is for; `undefined` when it is unknown, used, expired or withdrawn. */
export async function readInvitation(
  token: string,
): Promise<{ email: string; role: Role } | undefined> {
  const { db } = await getSiteDatabase()
  const link = await readLink(db, 'invite', token)
  return link && isRole(link.role) ? { email: link.email, role: link.role } : undefined
}

export type Joined =
  | { outcome: 'joined'; cookies: Cookie[] }
  | { outcome: 'invalid'; problems: Partial<Record<'name' | 'password', string>> }
  /** The invitation is unknown, used, expired or withdrawn. */
  | { outcome: 'expired' }

/** Creates the account of an invitation and logs in. */
export async function acceptInvitation(
  token: string,
  input: { name: string; password: string },
  client: Client,
): Promise<Joined> {
  const { db } = await getSiteDatabase()
  const invitation = await readInvitation(token)
  if (!invitation) return { outcome: 'expired' }
  const name = toName(input.name)
  const password = await checkPassword(input.password, [name, invitation.email])
  const problems = { ...(!name && { name: 'Type your name.' }), ...(password && { password }) }
  if (Object.keys(problems).length > 0) return { outcome: 'invalid', problems }
  const { email, role } = invitation
  // Use the link first: of two people who open it at once, one gets the account.
  if (!(await consumeLink(db, 'invite', token)) || (await findPerson(db, email))) {
    return { outcome: 'expired' }
  }
  const { password: passwords, internalAdapter } = await (await getAuth()).$context
  const person = await internalAdapter.createUser(
    { email, name, role, emailVerified: true },
    { method: 'admin' },
  )
  await internalAdapter.createAccount({
    userId: person.id,
    accountId: person.id,
    providerId: 'credential',
    password: await passwords.hash(input.password),
  })
  await addHistoryEntry(
    { db, actor: { id: person.id, name, role } },
    { action: 'joined', kind: 'person', subject: person.id, title: email },
  )
  return {
    outcome: 'joined',
    cookies: await openSession({ email, password: input.password }, client),
  }
}
