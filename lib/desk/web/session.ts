import 'server-only'
import { headers } from 'next/headers'
import { forbidden, redirect } from 'next/navigation'
import { cache } from 'react'
import { deskPathHeader } from '@/lib/routing/desk'
import { readSession, type Session } from '../accounts/sessions'
import { can, type Action } from '../permissions'
import { logInUrl } from './next-path'

export type DeskActor = Session['actor']

/** The session of the current request, read once for a page and all of its parts. */
export const currentSession = cache(async () => readSession(await headers()))

/** The session of the current request. Without one, the browser is sent to the log-in, and from there back. */
export async function requireSession(): Promise<Session> {
  const session = await currentSession()
  if (!session) redirect(logInUrl((await headers()).get(deskPathHeader) ?? ''))
  return session
}

/**
 * Who uses a page or a server action of the desk. Both begin with it (R-DESK-2).
 * @param action what the person must be allowed to do; otherwise a page says that the role does not include it (403)
 */
export async function requireActor(action?: Action): Promise<DeskActor> {
  const { actor } = await requireSession()
  if (action && !can(actor.role, action)) forbidden()
  return actor
}
