import 'server-only'
import { addHistoryEntry } from '../history/history'
import { operation } from '../operation'
import { toName } from '../text/tidy'
import { endAccess } from './access'
import { getAuth } from './auth'
import type { Cookie } from './cookies'
import { openSession, type Client } from './log-in'
import { noPassword, checkOwnPassword } from './own-password'
import { checkPassword } from './password'

/** Changes the person's own name, which colleagues see in the history. @returns what is wrong with it */
export const changeName = operation(
  'sessions.own',
  async ({ db, actor }, text: string): Promise<string | undefined> => {
    const name = toName(text)
    if (!name) return 'Type your name.'
    await db.updateTable('desk_people').set({ name }).where('id', '=', actor.id).execute()
    await addHistoryEntry(
      { db, actor },
      { action: 'saved', kind: 'person', subject: actor.id, title: name },
    )
    return undefined
  },
)

export type PasswordChanged =
  | { outcome: 'changed'; cookies: Cookie[] }
  | { outcome: 'invalid'; problems: Partial<Record<'current' | 'password', string>> }

/**
 * Changes the person's own password. Ends all other sessions and the links that the person has created (R-DESK-10);
 * passkeys stay.
 */
export const changePassword = operation(
  'sessions.own',
  async (
    { db, actor },
    { current, password }: { current: string; password: string },
    client: Client,
  ): Promise<PasswordChanged> => {
    const invalid = (problems: Partial<Record<'current' | 'password', string>>) =>
      ({ outcome: 'invalid', problems }) as const
    const wrong = await checkOwnPassword(actor, current)
    if (wrong) return invalid({ current: wrong })
    const { password: passwords, internalAdapter } = await (await getAuth()).$context
    const person = await internalAdapter.findUserById(actor.id)
    if (!person) return invalid({ current: noPassword })
    const { name, email } = person
    const problem = await checkPassword(password, [name, email])
    if (problem) return invalid({ password: problem })
    await internalAdapter.updatePassword(actor.id, await passwords.hash(password))
    await db.transaction().execute(async (transaction) => {
      await endAccess(transaction, { id: actor.id, email }, { keepsPasskeys: true })
      const entry = { kind: 'person', subject: actor.id, title: email }
      await addHistoryEntry({ db: transaction, actor }, { action: 'changed password', ...entry })
    })
    return { outcome: 'changed', cookies: await openSession({ email, password }, client) }
  },
)
