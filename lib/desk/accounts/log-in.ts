import 'server-only'
import { getProcessSingleton } from '@/lib/core/singleton'
import { getSiteDatabase } from '@/lib/database/site-database'
import { listNetworks } from '@/lib/http/client-address'
import { createAddressLimiter, createLimiter } from '@/lib/http/rate-limit'
import { createSlowLane } from '@/lib/http/slow-lane'
import { addressHeader, getAuth, isRefusal, maxPasswordLength } from './auth'
import { parseCookies, type Cookie } from './cookies'
import { createDeviceCookie, findKnownDevice } from './device'

/** The client of a request: its `getClientAddress`, the `User-Agent` header and the cookie of a known device. */
export type Client = { address: string; userAgent: string; device?: string }

export type LoggedIn =
  | { outcome: 'in'; cookies: Cookie[] }
  /** Unknown address, wrong password, or rejected passkey. The screen does not say which. */
  | { outcome: 'wrong' }
  /** Too many log-ins are being tried at the moment. */
  | { outcome: 'busy' }

/** An attempt waits forty seconds at most: less than browsers and nginx wait for a response. */
const lane = { milliseconds: 2000, places: 20 }

/**
 * Beyond these limits, a log-in is slow but possible: otherwise anybody in the school's Wi-Fi could lock the office out
 * (R-DESK-10, docs/decisions/091). Routes are separate bundles. They must share the counters of the process.
 */
const limits = getProcessSingleton('desk-log-in', () => ({
  /** All devices of a school may share one address. */
  address: createAddressLimiter({ name: 'desk-address', limit: 40, seconds: 600 }),
  /** Wrong passwords for one account from one address. */
  guesses: createLimiter({ name: 'desk-guesses', limit: 8, seconds: 900 }),
  /** Wrong passwords for one account from all addresses. */
  account: createLimiter({ name: 'desk-account', limit: 40, seconds: 3600 }),
  /** Wrong passwords for one account from a device that has logged in to it before. */
  device: createLimiter({ name: 'desk-device', limit: 8, seconds: 900 }),
  slowAddress: createSlowLane(lane),
  slowAccount: createSlowLane(lane),
}))

/** Logs in with a new session. */
export async function logIn(
  { email, password }: { email: string; password: string },
  client: Client,
): Promise<LoggedIn> {
  const account = email.trim().toLowerCase()
  const counted = await countAttempt(account, client)
  if (!counted) return { outcome: 'busy' }
  try {
    const cookies = await openSession({ email: account, password }, client)
    await counted.refund()
    return { outcome: 'in', cookies }
  } catch (error) {
    if (isRefusal(error)) return { outcome: 'wrong' }
    throw error
  }
}

type Counted = {
  /** Takes the attempt back, after a correct password. */ refund: () => Promise<unknown>
}

/** Counts an attempt. Beyond a limit the attempt waits. @returns `undefined` when it was rejected */
async function countAttempt(account: string, client: Client): Promise<Counted | undefined> {
  const { address } = client
  const device = findKnownDevice(client.device, account)
  if (device && (await limits.device.consume(device)).allowed) {
    return { refund: () => limits.device.refund(device) }
  }
  const guess = `${address} ${account}`
  const [byAddress, byGuess, byAccount] = await Promise.all([
    limits.address.consume(address),
    limits.guesses.consume(guess),
    limits.account.consume(account),
  ])
  const network = listNetworks(address).at(-1)!
  if (!(byAddress.allowed && byGuess.allowed) && !(await limits.slowAddress.enter(network))) {
    return undefined
  }
  // Attempts from one network reach this queue slowly, so that they leave room for others.
  if (!byAccount.allowed && !(await limits.slowAccount.enter(account))) return undefined
  return {
    refund: () => Promise.all([limits.guesses.refund(guess), limits.account.refund(account)]),
  }
}

/**
 * Checks the password and opens a session. It is always a new one, whatever cookie the browser had.
 * @throws APIError when the password is wrong
 */
export async function openSession(
  { email, password }: { email: string; password: string },
  client: Client,
): Promise<Cookie[]> {
  const { headers } = await (
    await getAuth()
  ).api.signInEmail({
    body: { email, password: password.slice(0, maxPasswordLength + 1) },
    headers: buildHeaders(client),
    returnHeaders: true,
  })
  return [...parseCookies(headers), createDeviceCookie(client.device, email)]
}

/** Opens a session for a person whose passkey was verified, as after a log-in with the password. */
export async function openPasskeySession(personId: string, client: Client): Promise<Cookie[]> {
  const { headers } = await (
    await getAuth()
  ).api.openSession({ body: { personId }, headers: buildHeaders(client), returnHeaders: true })
  const { db } = await getSiteDatabase()
  const { email } = await db
    .selectFrom('desk_people')
    .select('email')
    .where('id', '=', personId)
    .executeTakeFirstOrThrow()
  return [...parseCookies(headers), createDeviceCookie(client.device, email)]
}

const buildHeaders = ({ address, userAgent }: Client) =>
  new Headers({ 'user-agent': userAgent, [addressHeader]: address })
