import 'server-only'
import { toRecordDate } from '@/lib/core/dates'
import { lock } from '@/lib/database/lock'
import { addHistoryEntry } from '../history/history'
import { operation, type Context, type Db } from '../operation'
import { isRole, roles, type Role } from '../permissions'
import { endAccess } from './access'
import { endLinksMadeBy } from './links'

export type Person = { id: string; name: string; email: string; role: Role; since: string | null }

/** Lists everybody with an account. */
export const listPeople = operation('people.read', ({ db }) => selectPeople(db))

async function selectPeople(db: Db): Promise<Person[]> {
  const rows = await db.selectFrom('desk_people').selectAll().orderBy('name').execute()
  return rows.map(({ id, name, email, role, created_at }) => ({
    id,
    name,
    email,
    role: isRole(role) ? role : 'writer',
    since: toRecordDate(created_at instanceof Date ? created_at.toISOString() : created_at),
  }))
}

export type PersonChanged =
  | { outcome: 'changed' }
  | { outcome: 'missing' }
  /** Somebody must be able to invite others. */
  | { outcome: 'last owner' }

/** Changes the role, from the next request on. With a lower role, the links that the person has created end. */
export const changeRole = operation(
  'people.change',
  async (context, { id, role }: { id: string; role: Role }): Promise<PersonChanged> => {
    if (!isRole(role)) return { outcome: 'missing' }
    return changePerson(context, id, role !== 'owner', async (db, person) => {
      await db.updateTable('desk_people').set({ role }).where('id', '=', id).execute()
      if (roles.indexOf(role) < roles.indexOf(person.role)) await endLinksMadeBy(db, id)
      await addHistoryEntry(
        { ...context, db },
        { action: 'changed role', kind: 'person', subject: id, title: `${person.email}: ${role}` },
      )
    })
  },
)

/** Removes a person. Their sessions and links end at once; what they wrote stays, with their name. */
export const removePerson = operation(
  'people.remove',
  async (context, { id }: { id: string }): Promise<PersonChanged> =>
    changePerson(context, id, true, async (db, person) => {
      await endAccess(db, person)
      await db.deleteFrom('desk_accounts').where('user_id', '=', id).execute()
      await db.deleteFrom('desk_people').where('id', '=', id).execute()
      await addHistoryEntry(
        { ...context, db },
        { action: 'removed', kind: 'person', subject: id, title: person.email },
      )
    }),
)

/**
 * Changes a person under a lock. If two owners demote each other at once, the second one waits and is then the last.
 */
async function changePerson(
  { db }: Context,
  id: string,
  endsOwnership: boolean,
  change: (db: Db, person: Person) => Promise<void>,
): Promise<PersonChanged> {
  return db.transaction().execute(async (transaction): Promise<PersonChanged> => {
    await lock(transaction, 'people')
    const people = await selectPeople(transaction)
    const person = people.find((candidate) => candidate.id === id)
    if (!person) return { outcome: 'missing' }
    const owners = people.filter(({ role }) => role === 'owner')
    if (endsOwnership && owners.length === 1 && owners[0] === person) {
      return { outcome: 'last owner' }
    }
    await change(transaction, person)
    return { outcome: 'changed' }
  })
}

/**
 * Ends every session of a person and the links that they have created, and removes their passkeys, for example after a
 * telephone was lost.
 */
export const endSessions = operation(
  'people.change',
  async ({ db, actor }, { id }: { id: string }): Promise<boolean> => {
    const { outcome } = await changePerson(
      { db, actor },
      id,
      false,
      async (transaction, person) => {
        await endAccess(transaction, person)
        await addHistoryEntry(
          { db: transaction, actor },
          { action: 'ended', kind: 'person', subject: id, title: person.email },
        )
      },
    )
    return outcome === 'changed'
  },
)
