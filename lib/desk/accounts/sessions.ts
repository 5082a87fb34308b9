import 'server-only'
import { createDate, isRecent, now } from '@/lib/core/dates'
import { operation, type Actor } from '../operation'
import { isRole } from '../permissions'
import { getAuth, cookieName, isRefusal, maxSeconds } from './auth'
import { parseCookies, type Cookie } from './cookies'

export type Session = {
  actor: Actor & { email: string }
  sessionId: string
}

/**
 * Reads and extends the session of a request; `undefined` when there is none, or it has ended.
 * @throws when the database cannot be read, so that this does not count as logged out
 */
export async function readSession(headers: Headers): Promise<Session | undefined> {
  const cookie = headers.get('cookie')
  if (!cookie?.includes(`${cookieName}=`)) return undefined
  const { api, $context } = await getAuth()
  const sent = { headers: new Headers({ cookie }) }
  const result = await api
    .getSession(sent)
    // On a full disk a session cannot be extended, but still be read.
    .catch((error: unknown) =>
      isRefusal(error) ? undefined : api.getSession({ ...sent, query: { disableRefresh: true } }),
    )
  if (!result) return undefined
  const { session, user } = result
  if (!isOpen(session.createdAt)) {
    // A session from the future stays, because the present clock may be the wrong one.
    if (session.createdAt < now())
      await (await $context).internalAdapter.deleteSession(session.token)
    return undefined
  }
  if (!isRole(user.role)) return undefined
  const { id, name, email, role } = user
  return { actor: { id, name, email, role }, sessionId: session.id }
}

const isOpen = (createdAt: Date) => isRecent(createdAt.getTime(), maxSeconds * 1000)

/** Ends the session of a request. @returns the cookies that remove it */
export async function logOut(headers: Headers): Promise<Cookie[]> {
  const { api } = await getAuth()
  const result = await api.signOut({
    headers: new Headers({ cookie: headers.get('cookie') ?? '' }),
    returnHeaders: true,
  })
  return parseCookies(result.headers)
}

export type OpenSession = {
  id: string
  /** The `User-Agent` header of the browser. */
  userAgent: string
  address: string
  since: Date
  usedAt: Date
}

/** Lists the person's own open sessions, the last used first. */
export const listSessions = operation('sessions.own', async ({ actor }): Promise<OpenSession[]> => {
  const { internalAdapter } = await (await getAuth()).$context
  const sessions = await internalAdapter.listSessions(actor.id, { onlyActiveSessions: true })
  return sessions
    .filter(({ createdAt }) => isOpen(createdAt))
    .map(({ id, userAgent, ipAddress, createdAt, updatedAt }) => ({
      id,
      userAgent: userAgent ?? '',
      address: ipAddress ?? '',
      since: createDate(createdAt.getTime()),
      usedAt: createDate(updatedAt.getTime()),
    }))
    .toSorted((first, second) => second.usedAt.getTime() - first.usedAt.getTime())
})

/** Ends one of the person's own sessions. @returns false when they have no such session */
export const revokeSession = operation(
  'sessions.own',
  async ({ actor }, id: string): Promise<boolean> => {
    const { internalAdapter } = await (await getAuth()).$context
    const session = (await internalAdapter.listSessions(actor.id)).find((open) => open.id === id)
    if (session) await internalAdapter.deleteSession(session.token)
    return session !== undefined
  },
)
