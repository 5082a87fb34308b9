import { env } from '@/lib/core/env'
import { cookieName } from '@/lib/desk/accounts/auth'
import { deviceCookieName } from '@/lib/desk/accounts/device'
import { acceptInvitation, invite, readInvitation } from '@/lib/desk/accounts/join'
import { logIn } from '@/lib/desk/accounts/log-in'
import { changeName, changePassword } from '@/lib/desk/accounts/own-account'
import { checkPassword } from '@/lib/desk/accounts/password'
import { changeRole, endSessions, listPeople, removePerson } from '@/lib/desk/accounts/people'
import { createResetLink, readReset, requestReset, resetPassword } from '@/lib/desk/accounts/reset'
import { listSessions, logOut, readSession, revokeSession } from '@/lib/desk/accounts/sessions'
import { listHistory } from '@/lib/desk/history/history'
import { commandActor } from '@/lib/desk/operation'
import { startSmtp } from '@/tests/support/servers/smtp'
import { setClock } from '../enquiries/support/clock'
import { engines, useDesk } from './support/desk'
import {
  client,
  createHeaders,
  createInvitationLink,
  join,
  password,
  getToken,
} from './support/people'

const t0 = Date.parse('2026-11-24T09:00:00+05:30')
const hour = 3_600_000
describe.each(engines)('people in %s', (engine) => {
  const desk = useDesk(engine)
  beforeEach(() => setClock(t0))

  it('join by a link that works once and for 48 hours', async () => {
    const token = await createInvitationLink(' Clerk@School.example ')
    expect(await readInvitation(token)).toEqual({ email: 'clerk@school.example', role: 'editor' })
    expect(await readInvitation(`${token}x`)).toBeUndefined()
    expect(await acceptInvitation(token, { name: ' ', password: 'short' }, client())).toEqual({
      outcome: 'invalid',
      problems: { name: 'Type your name.', password: 'Use 12 characters or more.' },
    })
    const both = await Promise.all(
      [1, 2].map(() => acceptInvitation(token, { name: 'Clerk', password }, client())),
    )
    expect(both.map(({ outcome }) => outcome).sort()).toEqual(['expired', 'joined'])
    expect(await listPeople(commandActor)).toMatchObject([
      {
        email: 'clerk@school.example',
        name: 'Clerk',
        role: 'editor',
        since: new Date(t0).toISOString(),
      },
    ])
    expect(await invite(commandActor, { email: 'clerk@school.example', role: 'owner' })).toEqual({
      outcome: 'invalid',
      message: 'clerk@school.example has an account already.',
    })
    const late = await createInvitationLink('late@school.example')
    setClock(t0 + 48 * hour - 1)
    expect(await readInvitation(late)).toBeDefined()
    setClock(t0 + 48 * hour)
    expect(await acceptInvitation(late, { name: 'Late', password }, client())).toEqual({
      outcome: 'expired',
    })
    // A second invitation replaces the first.
    const first = await createInvitationLink('new@school.example')
    const second = await createInvitationLink('new@school.example', 'writer')
    expect([await readInvitation(first), (await readInvitation(second))?.role]).toEqual([
      undefined,
      'writer',
    ])
    const db = await desk.db()
    const tables = ['desk_links', 'desk_accounts', 'desk_people'] as const
    for (const table of tables) {
      const rows = JSON.stringify(await db.selectFrom(table).selectAll().execute())
      expect(rows.includes(second) || rows.includes(password)).toBe(false)
    }
  })

  it('log in with a new session each time, in cookies that only this host gets', async () => {
    const { cookies: old } = await join('a@school.example')
    const wrong = await logIn({ email: 'a@school.example', password: `${password}!` }, client())
    const unknown = await logIn({ email: 'nobody@school.example', password }, client())
    const empty = await logIn({ email: '', password: '' }, client())
    expect([wrong, unknown, empty]).toEqual(Array(3).fill({ outcome: 'wrong' }))
    const result = await logIn({ email: ' A@School.example ', password }, client())
    if (result.outcome !== 'in') throw new Error(result.outcome)
    const options = { httpOnly: true, secure: true, sameSite: 'lax', path: '/' }
    expect(result.cookies).toEqual([
      { name: cookieName, value: expect.any(String), options: { ...options, maxAge: 7 * 86_400 } },
      {
        name: deviceCookieName,
        value: expect.any(String),
        options: { ...options, maxAge: 400 * 86_400 },
      },
    ])
    expect(cookieName).toMatch(/^__Host-/)
    expect(result.cookies[0]!.value).not.toBe(old[0]!.value)
    const session = await readSession(createHeaders(result.cookies))
    expect(session?.actor).toMatchObject({
      name: 'A Clerk',
      email: 'a@school.example',
      role: 'editor',
    })
    // A changed or invented cookie is no session (no fixation, no forging).
    const [{ value } = { value: '' }] = result.cookies
    const invented = [
      'x',
      'x.y',
      `${value.split('.')[0]}.AAAA`,
      `${value}a`,
      value.replace(/^./, '_'),
    ]
    for (const other of invented)
      expect(
        await readSession(createHeaders([{ ...result.cookies[0]!, value: other }])),
      ).toBeUndefined()
    expect(await readSession(new Headers())).toBeUndefined()
    const removal = await logOut(createHeaders(result.cookies))
    expect(removal).toMatchObject([{ name: cookieName, value: '', options: { maxAge: 0 } }])
    expect(await readSession(createHeaders(result.cookies))).toBeUndefined()
    expect(await readSession(createHeaders(old))).toBeDefined()
  })

  it('have sessions of 12 hours idle and 7 days in all', async () => {
    const { cookies } = await join('a@school.example')
    setClock(t0 + 12 * hour - 1000)
    expect(await readSession(createHeaders(cookies))).toBeDefined()
    setClock(t0 + 24 * hour - 2000)
    expect((await readSession(createHeaders(cookies)))?.actor.email).toBe('a@school.example')
    const { cookies: idle } = await join('b@school.example')
    setClock(t0 + 36 * hour)
    expect(await readSession(createHeaders(idle))).toBeUndefined()
    const { cookies: used } = await join('c@school.example')
    const start = t0 + 36 * hour
    for (let time = start; time < start + 168 * hour; time += 11 * hour) {
      setClock(time)
      expect(await readSession(createHeaders(used))).toBeDefined()
    }
    setClock(start + 168 * hour)
    expect(await readSession(createHeaders(used))).toBeUndefined()
  })

  it('have no session from a clock that was ahead, until the clock is right', async () => {
    setClock(t0 + 1000 * hour)
    const { cookies } = await join('a@school.example')
    setClock(t0)
    expect(await readSession(createHeaders(cookies))).toBeUndefined()
    // By a few seconds, clocks of several instances always differ.
    setClock(t0 + 1000 * hour - 2000)
    expect(await readSession(createHeaders(cookies))).toBeDefined()
  })

  it('see their open sessions and end them, not those of others', async () => {
    const one = await join('a@school.example')
    const two = await join('b@school.example')
    await logIn(
      { email: 'a@school.example', password },
      { address: '203.0.113.9', userAgent: 'Laptop' },
    )
    const sessions = await listSessions(one.actor)
    expect(sessions.map(({ userAgent }) => userAgent).sort()).toEqual(['Laptop', 'Phone'])
    expect(sessions.find(({ userAgent }) => userAgent === 'Laptop')?.address).toBe('203.0.113.9')
    const [other] = await listSessions(two.actor)
    expect(await revokeSession(one.actor, other!.id)).toBe(false)
    for (const { id } of sessions) expect(await revokeSession(one.actor, id)).toBe(true)
    expect(await readSession(createHeaders(one.cookies))).toBeUndefined()
    expect(await readSession(createHeaders(two.cookies))).toBeDefined()
    expect(await endSessions(commandActor, { id: two.actor.id })).toBe(true)
    expect(await readSession(createHeaders(two.cookies))).toBeUndefined()
  })

  it('change roles and leave, but one owner stays', async () => {
    const owner = await join('owner@school.example', 'owner')
    const clerk = await join('clerk@school.example', 'writer')
    expect(await changeRole(owner.actor, { id: clerk.actor.id, role: 'editor' })).toEqual({
      outcome: 'changed',
    })
    expect((await readSession(createHeaders(clerk.cookies)))?.actor.role).toBe('editor')
    for (const attempt of [
      () => changeRole(owner.actor, { id: owner.actor.id, role: 'editor' }),
      () => removePerson(owner.actor, { id: owner.actor.id }),
    ])
      expect(await attempt()).toEqual({ outcome: 'last owner' })
    expect(await removePerson(owner.actor, { id: clerk.actor.id })).toEqual({ outcome: 'changed' })
    expect(await readSession(createHeaders(clerk.cookies))).toBeUndefined()
    expect(await logIn({ email: 'clerk@school.example', password }, client())).toEqual({
      outcome: 'wrong',
    })
    expect(await removePerson(owner.actor, { id: 'nobody' })).toEqual({ outcome: 'missing' })
    const actions = (await listHistory(owner.actor)).map(
      ({ action, title }) => `${action} ${title}`,
    )
    expect(actions.slice(0, 2)).toEqual([
      'removed clerk@school.example',
      'changed role clerk@school.example: editor',
    ])
  })

  it('change their own name and password', async () => {
    const { cookies, actor } = await join('a@school.example')
    const other = await logIn({ email: 'a@school.example', password }, client())
    const next = 'quiet marble forty kettles'
    expect(await changeName(actor, ' \n ')).toBe('Type your name.')
    expect(await changeName(actor, '  Asha\nRai ')).toBeUndefined()
    expect((await readSession(createHeaders(cookies)))?.actor.name).toBe('Asha Rai')
    const change = (current: string, wanted: string) =>
      changePassword(actor, { current, password: wanted }, client())
    expect(await change('not mine at all', next)).toMatchObject({
      problems: { current: 'This is not your password.' },
    })
    expect(await change(password, 'Asha Rai 2026')).toMatchObject({
      problems: { password: expect.stringMatching(/too easy/) },
    })
    const changed = await change(password, next)
    if (changed.outcome !== 'changed' || other.outcome !== 'in') throw new Error()
    expect((await readSession(createHeaders(changed.cookies)))?.actor.email).toBe(
      'a@school.example',
    )
    for (const ended of [cookies, other.cookies])
      expect(await readSession(createHeaders(ended))).toBeUndefined()
    expect((await logIn({ email: 'a@school.example', password }, client())).outcome).toBe('wrong')
    for (let count = 0; count < 7; count++) await change('wrong again', next)
    expect(await change(next, password)).toMatchObject({
      problems: { current: expect.stringMatching(/Too many attempts/) },
    })
  })

  it('get a new password by a link that works once and for an hour', async () => {
    const { cookies } = await join('a@school.example')
    expect(await createResetLink(commandActor, 'nobody@school.example')).toBeUndefined()
    const token = getToken((await createResetLink(commandActor, 'A@school.example'))!)
    expect(await readReset(token)).toEqual({ email: 'a@school.example' })
    expect(await readInvitation(token)).toBeUndefined()
    expect(await resetPassword(token, 'a@school.example', client())).toMatchObject({
      outcome: 'invalid',
    })
    const next = 'quiet marble forty kettles'
    const result = await resetPassword(token, next, client())
    if (result.outcome !== 'reset') throw new Error(result.outcome)
    expect(await readSession(createHeaders(result.cookies))).toBeDefined()
    expect(await readSession(createHeaders(cookies))).toBeUndefined()
    expect(await resetPassword(token, next, client())).toEqual({ outcome: 'expired' })
    expect((await logIn({ email: 'a@school.example', password }, client())).outcome).toBe('wrong')
    expect((await logIn({ email: 'a@school.example', password: next }, client())).outcome).toBe(
      'in',
    )
    const late = getToken((await createResetLink(commandActor, 'a@school.example'))!)
    setClock(t0 + hour)
    expect(await readReset(late)).toBeUndefined()
  })

  it('are mailed their links when a mail server is set', async () => {
    const server = await startSmtp()
    jest.replaceProperty(env, 'notify', { smtpUrl: server.url, email: 'office@school.example' })
    const result = await invite(commandActor, { email: 'a@school.example', role: 'writer' })
    if (result.outcome !== 'invited') throw new Error()
    expect(result.isMailed).toBe(true)
    await acceptInvitation(getToken(result.link), { name: 'A', password }, client())
    await requestReset('a@school.example', client())
    await requestReset('nobody@school.example', client())
    while (server.mails.length < 2) await new Promise((resolve) => setTimeout(resolve, 20))
    const texts = server.mails.map((message) =>
      message.replace(/=\r?\n/g, '').replaceAll('=3D', '='),
    )
    expect(texts[0]).toContain(result.link)
    const token = /new-password#([\w-]+)/.exec(texts[1]!)![1]!
    expect(await readReset(token)).toEqual({ email: 'a@school.example' })
    await server.stop()
    expect(await invite(commandActor, { email: 'b@school.example', role: 'writer' })).toMatchObject(
      { isMailed: false },
    )
  })
})

describe('a password', () => {
  it.each([
    ['short', 'Use 12 characters or more.'],
    ['password1234', /too easy/],
    ['P@ssw0rd12345', /too easy/],
    ['qwertyuiop[]', /too easy/],
    ['aaaaaaaaaaaaaa', /too easy/],
    ['123456789012', /too easy/],
    ['Clerk Person', /too easy/],
    ['x'.repeat(201), 'Use at most 200 characters.'],
    ['turnip lantern seven rivers', undefined],
    ['মেঘ নদী পাহাড় চা বাগান', undefined],
  ])('%s: %s', async (text, problem) => {
    const found = await checkPassword(text, ['Clerk Person', 'clerk@school.example'])
    if (problem instanceof RegExp) expect(found).toMatch(problem)
    else expect(found).toBe(problem)
  })
})
