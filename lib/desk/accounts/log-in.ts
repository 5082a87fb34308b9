import 'server-only'
import { processSingleton } from '@/lib/core/singleton'
import { createAddressLimiter, createLimiter } from '@/lib/http/rate-limit'
import { addressHeader, auth, isRefusal, maxPasswordLength } from './auth'
import { cookiesOf, type Cookie } from './cookies'

/** Who is at the other end: `clientAddress` and the `User-Agent` header. */
export type Client = { address: string; userAgent: string }

export type LoggedIn =
  | { outcome: 'in'; cookies: Cookie[] }
  /** Unknown address or wrong password, or a passkey that is not accepted: the screen does not say which. */
  | { outcome: 'wrong' }
  | { outcome: 'limited'; retryAfterSeconds: number }

/** Attempts on one account from all addresses beyond the limit take this long. They still work (see below). */
const slowMilliseconds = 5000

/** Routes are separate bundles. They must share the counters of the process. */
export const logInLimits = processSingleton('desk-log-in', () => ({
  /** A school has one address for all of its devices. */
  address: createAddressLimiter({ name: 'desk-address', limit: 40, seconds: 600 }),
  /** Wrong passwords for one account from one address. */
  guesses: createLimiter({ name: 'desk-guesses', limit: 8, seconds: 900 }),
  /**
   * Wrong passwords for one account from all addresses. Beyond it, log-in is slow but possible: otherwise anybody could
   * lock a colleague out (R-DESK-10).
   */
  account: createLimiter({ name: 'desk-account', limit: 40, seconds: 3600 }),
}))

/** Logs in with a new session. */
export async function logIn(
  { email, password }: { email: string; password: string },
  client: Client,
): Promise<LoggedIn> {
  const account = email.trim().toLowerCase()
  const byAddress = await logInLimits.address.consume(client.address)
  if (!byAddress.allowed) return { outcome: 'limited', ...retry(byAddress) }
  const guess = `${client.address} ${account}`
  const byGuess = await logInLimits.guesses.consume(guess)
  if (!byGuess.allowed) return { outcome: 'limited', ...retry(byGuess) }
  const byAccount = await logInLimits.account.consume(account)
  if (!byAccount.allowed) await new Promise((resolve) => setTimeout(resolve, slowMilliseconds))
  try {
    const cookies = await openSession({ email: account, password }, client)
    await Promise.all([logInLimits.guesses.refund(guess), logInLimits.account.refund(account)])
    return { outcome: 'in', cookies }
  } catch (error) {
    if (isRefusal(error)) return { outcome: 'wrong' }
    throw error
  }
}

const retry = ({ retryAfterSeconds }: { retryAfterSeconds: number }) => ({ retryAfterSeconds })

/**
 * Checks the password and opens a session. It is always a new one, whatever cookie the browser had.
 * @throws APIError when the password is wrong
 */
export async function openSession(
  { email, password }: { email: string; password: string },
  client: Client,
): Promise<Cookie[]> {
  const { headers } = await (
    await auth()
  ).api.signInEmail({
    body: { email, password: password.slice(0, maxPasswordLength + 1) },
    headers: headersOf(client),
    returnHeaders: true,
  })
  return cookiesOf(headers)
}

/** Opens a session for somebody whose passkey was verified. It is the same as after a log-in with the password. */
export async function openSessionFor(personId: string, client: Client): Promise<Cookie[]> {
  const { headers } = await (
    await auth()
  ).api.openSession({ body: { personId }, headers: headersOf(client), returnHeaders: true })
  return cookiesOf(headers)
}

const headersOf = ({ address, userAgent }: Client) =>
  new Headers({ 'user-agent': userAgent, [addressHeader]: address })
