import { env } from '@/lib/core/env'
import { logIn } from '@/lib/desk/accounts/log-in'
import { changePassword } from '@/lib/desk/accounts/own-account'
import { logInWithPasskey, startPasskeyLogIn } from '@/lib/desk/accounts/passkey-log-in'
import {
  listPasskeys,
  removePasskey,
  savePasskey,
  startPasskey,
} from '@/lib/desk/accounts/passkeys'
import { endSessions, removePerson } from '@/lib/desk/accounts/people'
import { createResetLink, resetPassword } from '@/lib/desk/accounts/reset'
import { listSessions, readSession } from '@/lib/desk/accounts/sessions'
import { listHistory } from '@/lib/desk/history/history'
import { commandActor, type Actor } from '@/lib/desk/operation'
import { cleanUp } from '@/lib/desk/service'
import { setClock } from '../enquiries/support/clock'
import { createAuthenticator, type Authenticator } from './support/authenticator'
import { engines, useDesk } from './support/desk'
import { client, createHeaders, join, password, getToken } from './support/people'

const t0 = Date.parse('2026-11-25T09:00:00+05:30')
const minute = 60_000
const hour = 60 * minute
const userAgent = 'Mozilla/5.0 (Linux; Android 15) Chrome/142.0.0.0 Mobile Safari/537.36'

async function start(actor: Actor) {
  const started = await startPasskey(actor, { current: password })
  if (started.outcome !== 'ready') throw new Error(started.problem)
  return started.options
}

async function add(actor: Actor, device: Authenticator) {
  const response = device.create(await start(actor))
  return savePasskey(actor, { response, userAgent })
}

const challenge = startPasskeyLogIn

const enter = async (device: Authenticator, faults?: Parameters<Authenticator['get']>[1]) =>
  logInWithPasskey(device.get(await challenge(), faults), client())

describe.each(engines)('a passkey in %s', (engine) => {
  const desk = useDesk(engine)
  beforeEach(() => setClock(t0))

  it('is added after the password, and logs in like the password', async () => {
    const { actor, cookies } = await join('a@school.example', 'owner')
    const device = createAuthenticator()
    expect(await startPasskey(actor, { current: 'not mine at all' })).toEqual({
      outcome: 'invalid',
      problem: 'This is not your password.',
    })
    const options = await start(actor)
    expect(options).toMatchObject({
      rp: { id: 'localhost' },
      user: { name: 'a@school.example', displayName: 'A Clerk' },
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    })
    expect(await savePasskey(actor, { response: device.create(options), userAgent })).toBe(true)
    expect(await listPasskeys(actor)).toEqual([
      { id: device.id, name: 'Chrome on an Android phone', since: new Date(t0), usedAt: null },
    ])
    expect((await start(actor)).excludeCredentials).toMatchObject([{ id: device.id }])

    setClock(t0 + hour)
    const question = await challenge()
    expect(question).toMatchObject({ rpId: 'localhost', userVerification: 'required' })
    expect(question.allowCredentials).toBeUndefined()
    const from = { address: '203.0.113.9', userAgent: 'Tablet' }
    const result = await logInWithPasskey(device.get(question), from)
    if (result.outcome !== 'in') throw new Error(result.outcome)
    const byPassword = await logIn({ email: 'a@school.example', password }, client())
    if (byPassword.outcome !== 'in') throw new Error(byPassword.outcome)
    expect(result.cookies).toEqual(
      byPassword.cookies.map((cookie) => ({ ...cookie, value: expect.any(String) as string })),
    )
    const session = await readSession(createHeaders(result.cookies))
    expect(session?.actor).toEqual(actor)
    const ids = (await listSessions(actor)).map(({ id }) => id)
    expect(new Set(ids).size).toBe(3)
    expect(await listSessions(actor)).toContainEqual(
      expect.objectContaining({ id: session!.sessionId, ...from, since: new Date(t0 + hour) }),
    )
    expect(await readSession(createHeaders(cookies))).toBeDefined()
    expect((await listPasskeys(actor))[0]?.usedAt).toEqual(new Date(t0 + hour))
    setClock(t0 + 13 * hour + 1000)
    expect(await readSession(createHeaders(result.cookies))).toBeUndefined()

    expect(await removePasskey(actor, device.id)).toBe(true)
    expect(await enter(device)).toEqual({ outcome: 'wrong' })
    const actions = (await listHistory(actor)).map(({ action, title }) => `${action} ${title}`)
    expect(actions.slice(0, 2)).toEqual([
      'removed passkey Chrome on an Android phone',
      'added passkey Chrome on an Android phone',
    ])
  })

  it('is valid for this site, this person and this minute, and only with user verification', async () => {
    const { actor } = await join('a@school.example')
    const other = await join('b@school.example')
    const device = createAuthenticator()
    const refused = async (response: unknown) =>
      expect(await savePasskey(actor, { response, userAgent })).toBe(false)
    const make = async (faults: Parameters<Authenticator['create']>[1]) =>
      device.create(await start(actor), faults)
    await refused(await make({ origin: 'https://evil.example' }))
    await refused(await make({ rpId: 'evil.example' }))
    await refused(await make({ challenge: 'AAAA' }))
    await refused(await make({ isVerified: false }))
    await refused(await make({ crossOrigin: true }))
    await refused(device.create(await start(other.actor)))
    await refused(device.create({ ...(await challenge()), user: { id: 'x' } }))
    for (const response of [undefined, 'text', {}, { ...(await make({})), id: '?' }])
      await refused(response)
    const late = await make({})
    setClock(t0 + 5 * minute)
    await refused(late)
    // Made while the clock was ahead: it would be valid for longer.
    setClock(t0 + 60 * minute)
    const ahead = await make({})
    setClock(t0 + 5 * minute)
    await refused(ahead)
    const good = await make({})
    const both = await Promise.all(
      [1, 2].map(() => savePasskey(actor, { response: good, userAgent })),
    )
    expect(both.sort()).toEqual([false, true])
    // Somebody else cannot take over its id.
    expect(await add(other.actor, device)).toBe(false)
    expect(await listPasskeys(other.actor)).toEqual([])
    expect(await removePasskey(other.actor, device.id)).toBe(false)
    expect(await listPasskeys(actor)).toHaveLength(1)
  })

  it('logs in once for each challenge, and only when everything matches', async () => {
    const { actor } = await join('a@school.example')
    const other = await join('b@school.example')
    const [device, theirs] = [createAuthenticator(), createAuthenticator()]
    expect(await add(actor, device)).toBe(true)
    expect(await add(other.actor, theirs)).toBe(true)
    const handle = Buffer.from(other.actor.id).toString('base64url')
    for (const faults of [
      { origin: 'https://evil.example' },
      { rpId: 'evil.example' },
      { challenge: 'AAAA' },
      { isVerified: false },
      { crossOrigin: true },
      { userHandle: handle },
      { userHandle: '' },
    ])
      expect([faults, await enter(device, faults)]).toEqual([faults, { outcome: 'wrong' }])
    const wrong = async (response: unknown) =>
      expect(await logInWithPasskey(response, client())).toEqual({ outcome: 'wrong' })
    // A challenge for adding a passkey does not count for a log-in, and neither does a signature of another key.
    await wrong(device.get(await start(actor)))
    const { response } = device.get(await challenge())
    await wrong({ ...theirs.get(await challenge()), response })
    await wrong({ ...device.get(await challenge()), id: theirs.id, rawId: theirs.id })
    for (const text of [undefined, 'text', {}, { ...device.get(await challenge()), type: 'x' }])
      await wrong(text)
    const late = device.get(await challenge())
    setClock(t0 + 5 * minute)
    await wrong(late)
    const once = device.get(await challenge())
    const both = await Promise.all([1, 2].map(() => logInWithPasskey(once, client())))
    expect(both.map(({ outcome }) => outcome).sort()).toEqual(['in', 'wrong'])
    await wrong(once)
    // A copy of the device continues counting from where it was copied.
    expect((await enter(device, { counter: 50 })).outcome).toBe('in')
    expect(await enter(device, { counter: 50 })).toEqual({ outcome: 'wrong' })
    expect(await enter(device, { counter: 49 })).toEqual({ outcome: 'wrong' })
    expect((await enter(device, { counter: 51 })).outcome).toBe('in')
  })

  it('logs in again and again from a device without a counter', async () => {
    const { actor } = await join('a@school.example')
    const device = createAuthenticator()
    const response = device.create(await start(actor), { counter: 0 })
    await savePasskey(actor, { response, userAgent })
    for (let time = 0; time < 3; time++)
      expect((await enter(device, { counter: 0 })).outcome).toBe('in')
  })

  it('ends with the account, a reset of the password or a lost telephone, not with a new password', async () => {
    const { actor } = await join('a@school.example')
    await join('owner@school.example', 'owner')
    const device = createAuthenticator()
    await add(actor, device)
    const next = 'quiet marble forty kettles'
    const changed = await changePassword(actor, { current: password, password: next }, client())
    expect(changed.outcome).toBe('changed')
    expect((await enter(device)).outcome).toBe('in')
    const token = getToken((await createResetLink(commandActor, 'a@school.example'))!)
    expect((await enter(device)).outcome).toBe('in')
    expect((await resetPassword(token, password, client())).outcome).toBe('reset')
    expect(await enter(device)).toEqual({ outcome: 'wrong' })
    await add(actor, device)
    await endSessions(commandActor, { id: actor.id })
    expect(await enter(device)).toEqual({ outcome: 'wrong' })
    await add(actor, device)
    const rows = async () => (await desk.db()).selectFrom('desk_passkeys').select('id').execute()
    expect(await rows()).toHaveLength(1)
    await removePerson(commandActor, { id: actor.id })
    expect(await rows()).toEqual([])
    expect(await enter(device)).toEqual({ outcome: 'wrong' })
  })

  it('does not log in to an account that an older version of the site removed', async () => {
    const { actor } = await join('a@school.example')
    const device = createAuthenticator()
    await add(actor, device)
    const db = await desk.db()
    for (const table of ['desk_sessions', 'desk_accounts'] as const)
      await db.deleteFrom(table).where('user_id', '=', actor.id).execute()
    await db.deleteFrom('desk_people').where('id', '=', actor.id).execute()
    expect(await enter(device)).toEqual({ outcome: 'wrong' })
  })

  it('is one of at most ten', async () => {
    const { actor } = await join('a@school.example')
    for (let count = 0; count < 10; count++)
      expect(await add(actor, createAuthenticator())).toBe(true)
    expect(await startPasskey(actor, { current: password })).toEqual({
      outcome: 'invalid',
      problem: 'You have ten passkeys. Remove one first.',
    })
  })
})

describe('passkeys', () => {
  const desk = useDesk()

  it('are for the public address of the site', async () => {
    setClock(t0)
    jest.replaceProperty(env, 'ownUrl', 'https://www.school.example')
    const { actor } = await join('a@school.example')
    const device = createAuthenticator('https://www.school.example')
    expect((await start(actor)).rp.id).toBe('www.school.example')
    expect(await add(actor, device)).toBe(true)
    expect((await enter(device)).outcome).toBe('in')
    for (const origin of ['http://www.school.example', 'https://www.school.example:8443'])
      expect(await enter(device, { origin })).toEqual({ outcome: 'wrong' })
  })

  it('work in spite of attempts by others on the same Wi-Fi network', async () => {
    setClock(t0)
    const { actor } = await join('a@school.example')
    const device = createAuthenticator()
    await add(actor, device)
    const wifi = client()
    for (let count = 0; count < 100; count++) {
      expect((await logInWithPasskey({}, wifi)).outcome).toBe('wrong')
      await startPasskeyLogIn()
    }
    for (let count = 0; count < 40; count++)
      await logIn({ email: `${count}@school.example`, password }, wifi)
    const response = device.get(await challenge())
    expect((await logInWithPasskey(response, wifi)).outcome).toBe('in')
    expect(
      await (await desk.db()).selectFrom('desk_challenges').select('expires_at').execute(),
    ).toEqual([{ expires_at: t0 + 5 * minute }, { expires_at: t0 + 5 * minute }])
  })

  it('leave no old challenge behind', async () => {
    setClock(t0)
    const { actor } = await join('a@school.example')
    await add(actor, createAuthenticator())
    const db = await desk.db()
    const count = async () =>
      (await db.selectFrom('desk_challenges').select('challenge').execute()).length
    await cleanUp(db)
    expect(await count()).toBe(1)
    setClock(t0 + 5 * minute + 1)
    await cleanUp(db)
    expect(await count()).toBe(0)
  })
})
