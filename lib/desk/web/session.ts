import 'server-only'
import { headers } from 'next/headers'
import { forbidden, redirect } from 'next/navigation'
import { cache } from 'react'
import { deskPathHeader } from '@/lib/routing/desk'
import { readSession, type Session } from '../accounts/sessions'
import { can, type Action } from '../permissions'
import { getLogInUrl } from './next-path'

export type DeskActor = Session['actor']

/** Reads the session of the current request, once for a page and all of its parts. */
export const readCurrentSession = cache(async () => readSession(await headers()))

/** Returns the session of the current request. Without one, redirects to the log-in, which leads back. */
export async function requireSession(): Promise<Session> {
  const session = await readCurrentSession()
  if (!session) redirect(getLogInUrl((await headers()).get(deskPathHeader) ?? ''))
  return session
}

/**
 * Returns the person who uses a page or a server action of the desk. Both call it first (R-DESK-2).
 * @param action the permission that the person needs; without it, a page says that the role does not include it (403)
 */
export async function requireActor(action?: Action): Promise<DeskActor> {
  const { actor } = await requireSession()
  if (action && !can(actor.role, action)) forbidden()
  return actor
}
