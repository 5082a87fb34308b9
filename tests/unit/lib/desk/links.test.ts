import {
  acceptInvitation,
  listInvitations,
  readInvitation,
  withdrawInvitation,
} from '@/lib/desk/accounts/join'
import { invite } from '@/lib/desk/accounts/join'
import { changePassword } from '@/lib/desk/accounts/own-account'
import { changeRole, endSessions, removePerson } from '@/lib/desk/accounts/people'
import { createResetLink, readReset, requestReset, resetPassword } from '@/lib/desk/accounts/reset'
import { commandActor, ForbiddenError, type Actor } from '@/lib/desk/operation'
import { listHistory } from '@/lib/desk/history/history'
import { setClock } from '../enquiries/support/clock'
import { engines, useDesk } from './support/desk'
import { client, createInvitationLink, join, password, getToken } from './support/people'

const t0 = Date.parse('2026-11-24T09:00:00+05:30')
const hour = 3_600_000
const next = 'quiet marble forty kettles'

async function createInvitation(actor: Actor, email: string) {
  const result = await invite(actor, { email, role: 'owner' })
  if (result.outcome !== 'invited') throw new Error(result.message)
  return getToken(result.link)
}

const accept = (token: string) => acceptInvitation(token, { name: 'Newcomer', password }, client())

describe.each(engines)('links in %s', (engine) => {
  const desk = useDesk(engine)
  beforeEach(() => setClock(t0))

  /** An owner who may leave, with an invitation and a link for a colleague's password that they have made. */
  async function startLeaving() {
    const stays = await join('stays@school.example', 'owner')
    const goes = await join('goes@school.example', 'owner')
    await join('clerk@school.example', 'writer')
    const invitation = await createInvitation(goes.actor, 'friend@school.example')
    const link = getToken((await createResetLink(goes.actor, 'clerk@school.example'))!)
    const own = getToken((await createResetLink(goes.actor, 'goes@school.example'))!)
    return { stays: stays.actor, goes: goes.actor, invitation, link, own }
  }

  it.each<[string, (people: { stays: Actor; goes: Actor }) => Promise<unknown>]>([
    ['was removed', ({ stays, goes }) => removePerson(stays, { id: goes.id })],
    ['became an editor', ({ stays, goes }) => changeRole(stays, { id: goes.id, role: 'editor' })],
    ['became a writer', ({ stays, goes }) => changeRole(stays, { id: goes.id, role: 'writer' })],
    ['was logged out everywhere', ({ stays, goes }) => endSessions(stays, { id: goes.id })],
    [
      'has changed the password',
      ({ goes }) => changePassword(goes, { current: password, password: next }, client()),
    ],
    [
      'has a new password by a link',
      async ({ stays, goes }) => {
        const token = getToken((await createResetLink(stays, 'goes@school.example'))!)
        await resetPassword(token, next, client())
        return goes
      },
    ],
  ])('of somebody who %s stop working', async (_, change) => {
    const { invitation, link, own, ...people } = await startLeaving()
    expect(await readInvitation(invitation)).toBeDefined()
    expect(await readReset(link)).toBeDefined()
    await change(people)
    expect(await readInvitation(invitation)).toBeUndefined()
    expect(await accept(invitation)).toEqual({ outcome: 'expired' })
    for (const token of [link, own]) {
      expect(await readReset(token)).toBeUndefined()
      expect(await resetPassword(token, next, client())).toEqual({ outcome: 'expired' })
    }
    expect(await listInvitations(people.stays)).toEqual([])
  })

  it('require that their maker still has the right when they are used', async () => {
    const { goes, invitation, link } = await startLeaving()
    const db = await desk.db()
    // By an older version of the site, or by somebody with access to the database.
    await db.updateTable('desk_people').set({ role: 'editor' }).where('id', '=', goes.id).execute()
    expect(await accept(invitation)).toEqual({ outcome: 'expired' })
    expect(await resetPassword(link, next, client())).toEqual({ outcome: 'expired' })
    await db.updateTable('desk_people').set({ role: 'owner' }).where('id', '=', goes.id).execute()
    expect((await accept(invitation)).outcome).toBe('joined')
    expect((await resetPassword(link, next, client())).outcome).toBe('reset')
  })

  it('made while the clock was ahead do not work for longer', async () => {
    const { invitation, link, stays } = await startLeaving()
    const made = Date.now()
    setClock(made - 7 * 86_400_000)
    expect(await accept(invitation)).toEqual({ outcome: 'expired' })
    expect(await resetPassword(link, next, client())).toEqual({ outcome: 'expired' })
    expect(await listInvitations(stays)).toEqual([])
    setClock(made - 2000)
    expect((await accept(invitation)).outcome).toBe('joined')
  })

  it('made by a command or by other owners stay', async () => {
    const { stays, goes } = await startLeaving()
    const byCommand = await createInvitationLink('one@school.example')
    const byOther = await createInvitation(stays, 'two@school.example')
    await removePerson(stays, { id: goes.id })
    expect((await accept(byCommand)).outcome).toBe('joined')
    expect((await accept(byOther)).outcome).toBe('joined')
  })

  it('of an owner who gets the same role again stay', async () => {
    const { stays, goes, invitation } = await startLeaving()
    await changeRole(stays, { id: goes.id, role: 'owner' })
    expect(await readInvitation(invitation)).toBeDefined()
  })

  it('are listed while they are open invitations, and can be withdrawn', async () => {
    const { stays, invitation } = await startLeaving()
    setClock(t0 + hour)
    await createInvitationLink('late@school.example', 'writer')
    expect(await listInvitations(stays)).toEqual([
      { email: 'late@school.example', role: 'writer', by: null, until: new Date(t0 + 49 * hour) },
      {
        email: 'friend@school.example',
        role: 'owner',
        by: 'A Clerk',
        until: new Date(t0 + 48 * hour),
      },
    ])
    expect(await withdrawInvitation(stays, { email: 'friend@school.example' })).toBe(true)
    expect(await withdrawInvitation(stays, { email: 'friend@school.example' })).toBe(false)
    expect(await accept(invitation)).toEqual({ outcome: 'expired' })
    expect(await listHistory(stays)).toContainEqual(
      expect.objectContaining({ action: 'uninvited', title: 'friend@school.example' }),
    )
    setClock(t0 + 49 * hour)
    expect(await listInvitations(stays)).toEqual([])
    const editor = await join('editor@school.example', 'editor')
    await expect(listInvitations(editor.actor)).rejects.toThrow(ForbiddenError)
  })

  it('handed over by an owner stay when a stranger requests others', async () => {
    await join('a@school.example')
    const handed = getToken((await createResetLink(commandActor, 'a@school.example'))!)
    for (let count = 0; count < 5; count++) await requestReset('a@school.example', client())
    expect(await readReset(handed)).toEqual({ email: 'a@school.example' })
    expect((await resetPassword(handed, next, client())).outcome).toBe('reset')
    const open = await (
      await desk.db()
    )
      .selectFrom('desk_links')
      .select('email')
      .where('purpose', '=', 'reset')
      .execute()
    expect(open).toEqual([])
  })
})

/** Only PostgreSQL runs two transactions at once. */
describe('two owners in PostgreSQL', () => {
  useDesk('PostgreSQL')

  it.each<[string, (actor: Actor, other: Actor) => Promise<unknown>]>([
    ['demote', (actor, other) => changeRole(actor, { id: other.id, role: 'writer' })],
    ['remove', (actor, other) => removePerson(actor, { id: other.id })],
    ['leave', (actor) => removePerson(actor, { id: actor.id })],
  ])('keep one owner when both %s each other at once', async (_, change) => {
    setClock(t0)
    for (let round = 0; round < 5; round++) {
      const one = await join(`one${round}@school.example`, 'owner')
      const two = await join(`two${round}@school.example`, 'owner')
      const outcomes = await Promise.all([
        change(one.actor, two.actor),
        change(two.actor, one.actor),
      ])
      expect(outcomes).toContainEqual({ outcome: 'last owner' })
      expect(outcomes).toContainEqual({ outcome: 'changed' })
      // The next round starts without an owner.
      const left = outcomes.findIndex(
        (result) => (result as { outcome: string }).outcome === 'changed',
      )
      expect(left).toBeGreaterThanOrEqual(0)
      const { getSiteDatabase } = await import('@/lib/database/site-database')
      await (await getSiteDatabase()).db.deleteFrom('desk_people').execute()
    }
  })
})
