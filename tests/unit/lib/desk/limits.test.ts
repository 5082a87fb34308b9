import { env } from '@/lib/core/env'
import { log } from '@/lib/core/log'
import { deviceCookieName } from '@/lib/desk/accounts/device'
import { logIn, type Client, type LoggedIn } from '@/lib/desk/accounts/log-in'
import { createResetLink, requestReset, resetPassword } from '@/lib/desk/accounts/reset'
import { commandActor } from '@/lib/desk/operation'
import { startSmtp } from '@/tests/support/servers/smtp'
import { setClock } from '../enquiries/support/clock'
import { useDesk } from './support/desk'
import { client, join, password, getToken } from './support/people'

const t0 = Date.parse('2026-11-24T09:00:00+05:30')
const email = 'a@school.example'

const enter = (from: Client, secret = password) => logIn({ email, password: secret }, from)

/** The value of the cookie that marks a device as known. */
const getDevice = (result: Pick<Extract<LoggedIn, { outcome: 'in' }>, 'cookies'>) =>
  result.cookies.find(({ name }) => name === deviceCookieName)!.value

/** Records who had to wait, instead of waiting (`slow-lane.test.ts`). */
const mockWaits: string[] = []
const mockLane = { isFull: false }
jest.mock('@/lib/http/slow-lane', () => ({
  createSlowLane: () => ({
    enter: (key: string) => {
      mockWaits.push(key)
      return Promise.resolve(!mockLane.isFull)
    },
  }),
}))

/** Counts how often a task has to wait. */
async function countWaits(task: () => Promise<unknown>): Promise<number> {
  const before = mockWaits.length
  await task()
  return mockWaits.length - before
}

/** Tries wrong passwords for an account. */
async function guess(from: Client, count: number, of = email) {
  for (let done = 0; done < count; done++) {
    const { outcome } = await logIn({ email: of, password: 'wrong' }, from)
    expect(outcome).toBe('wrong')
  }
}

describe('the office on a Wi-Fi network where somebody guesses passwords', () => {
  useDesk()
  beforeEach(() => setClock(t0))

  it('logs in slowly after eight attempts on the account', async () => {
    await join(email)
    const wifi = client()
    await guess(wifi, 8)
    expect(await countWaits(() => guess(wifi, 1))).toBe(1)
    expect(await countWaits(async () => expect((await enter(wifi)).outcome).toBe('in'))).toBe(1)
    expect(mockWaits.at(-1)).toBe(wifi.address)
    expect(await countWaits(() => enter(client()))).toBe(0)
  })

  it('logs in slowly after forty attempts on any accounts', async () => {
    await join(email)
    const wifi = client()
    for (let count = 0; count < 40; count++) await guess(wifi, 1, `${count}@school.example`)
    expect(await countWaits(async () => expect((await enter(wifi)).outcome).toBe('in'))).toBe(1)
  })

  it('logs in slowly after forty attempts on the account from anywhere', async () => {
    await join(email)
    for (let count = 0; count < 40; count++) await guess(client(), 1)
    expect(await countWaits(async () => expect((await enter(client())).outcome).toBe('in'))).toBe(1)
    expect(mockWaits.at(-1)).toBe(email)
  })

  it('logs in at once on a device where it has logged in before', async () => {
    const wifi = client()
    const device = getDevice(await join(email))
    await guess(wifi, 8)
    for (let count = 0; count < 33; count++) await guess(wifi, 1, `${count}@school.example`)
    const known = { ...wifi, device }
    expect(await countWaits(async () => expect((await enter(known)).outcome).toBe('in'))).toBe(0)
  })

  it('is told when too many others wait', async () => {
    await join(email)
    const wifi = client()
    await guess(wifi, 8)
    mockLane.isFull = true
    expect(await enter(wifi)).toEqual({ outcome: 'busy' })
    mockLane.isFull = false
  })

  it('has its own counter on each known device, for this account only, which nobody can forge', async () => {
    const wifi = client()
    const device = getDevice(await join(email))
    const other = getDevice(await join('b@school.example'))
    const isQuick = async (from: Client) => (await countWaits(() => enter(from, 'wrong'))) === 0
    await guess(wifi, 8)
    const [id = '', proof = ''] = device.split('.')
    const invented = [other, `${id}.${'A'.repeat(22)}`, `${other.split('.')[0]}.${proof}`, 'x', '']
    for (const value of invented)
      expect([value, await isQuick({ ...wifi, device: value })]).toEqual([value, false])
    for (let count = 0; count < 8; count++) expect(await isQuick({ ...wifi, device })).toBe(true)
    // A stolen cookie is worth eight more passwords.
    expect(await isQuick({ ...wifi, device })).toBe(false)
  })

  it('remains known for several people who share a device, and after the log-out', async () => {
    const one = getDevice(await join(email))
    await join('b@school.example')
    const from = { ...client(), device: one }
    const result = await logIn({ email: 'b@school.example', password }, from)
    if (result.outcome !== 'in') throw new Error(result.outcome)
    const both = getDevice(result)
    expect(both.split('.')).toHaveLength(3)
    const wifi = { ...client(), device: both }
    await guess({ ...wifi, device: undefined }, 8)
    await guess({ ...wifi, device: undefined }, 8, 'b@school.example')
    for (const account of [email, 'b@school.example'])
      expect(await countWaits(() => logIn({ email: account, password }, wifi))).toBe(0)
  })

  it('gets its own message after others have used “forgotten”', async () => {
    const device = getDevice(await join(email))
    const server = await startSmtp()
    jest.replaceProperty(env, 'notify', { smtpUrl: server.url, email: 'office@school.example' })
    const [wifi, mobile] = [client(), client()]
    const outcomes = []
    for (let count = 0; count < 5; count++) outcomes.push((await requestReset(email, wifi)).outcome)
    expect(outcomes).toEqual(['mailed', 'mailed', 'mailed', 'enough', 'enough'])
    // The same for an address without an account.
    for (let count = 0; count < 4; count++)
      outcomes.push((await requestReset('nobody@school.example', mobile)).outcome)
    expect(outcomes.slice(5)).toEqual(['mailed', 'mailed', 'mailed', 'enough'])
    expect(await requestReset(email, mobile)).toEqual({ outcome: 'mailed' })
    expect(await requestReset(email, { ...wifi, device })).toEqual({ outcome: 'mailed' })
    while (server.mails.length < 5) await new Promise((resolve) => setTimeout(resolve, 20))
    const tokens = server.mails.map(
      (mail) =>
        /new-password#([\w-]+)/.exec(mail.replace(/=\r?\n/g, '').replaceAll('=3D', '='))![1]!,
    )
    // Any of them works, and ends the others.
    const next = 'quiet marble forty kettles'
    expect((await resetPassword(tokens[0]!, next, client())).outcome).toBe('reset')
    expect((await resetPassword(tokens[4]!, next, client())).outcome).toBe('expired')
    await server.stop()
  })

  it('can request a new password after ten requests of others', async () => {
    const server = await startSmtp()
    await join(email)
    jest.replaceProperty(env, 'notify', { smtpUrl: server.url, email: 'office@school.example' })
    const wifi = client()
    for (let count = 0; count < 10; count++) await requestReset(`${count}@school.example`, wifi)
    expect(await requestReset(email, wifi)).toEqual({ outcome: 'mailed' })
    while (server.mails.length < 1) await new Promise((resolve) => setTimeout(resolve, 20))
    await server.stop()
  })

  it('is not told that links were sent when the mail server accepted none', async () => {
    await join(email)
    jest.replaceProperty(env, 'notify', {
      smtpUrl: 'smtp://127.0.0.1:9',
      email: 'office@school.example',
    })
    const wifi = client()
    const failed = jest.mocked(log.error)
    for (let count = 1; count <= 5; count++) {
      const isLogged = new Promise((resolve) => failed.mockImplementation(resolve))
      expect(await requestReset(email, wifi)).toEqual({ outcome: 'mailed' })
      await isLogged
      await new Promise(setImmediate)
    }
  })

  it('gets the cookie of the device whichever way it logs in', async () => {
    await join(email)
    const token = getToken((await createResetLink(commandActor, email))!)
    const reset = await resetPassword(token, 'quiet marble forty kettles', client())
    if (reset.outcome !== 'reset') throw new Error(reset.outcome)
    expect(getDevice(reset)).toMatch(/^[\w-]{22}\.[\w-]{22}$/)
  })
})
