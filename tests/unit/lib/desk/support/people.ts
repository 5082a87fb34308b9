import type { Cookie } from '@/lib/desk/accounts/cookies'
import { acceptInvitation, invite } from '@/lib/desk/accounts/join'
import { readSession } from '@/lib/desk/accounts/sessions'
import { commandActor } from '@/lib/desk/operation'
import type { Role } from '@/lib/desk/permissions'

export const password = 'turnip lantern seven rivers'

/** Limits are counted in the process, so every attempt has a different address. */
let addresses = 0
export const client = () => ({ address: `198.51.100.${++addresses}`, userAgent: 'Phone' })

/** The fragment, which no browser sends. */
export const getToken = (link: string) => new URL(link).hash.slice(1)

export const createHeaders = (cookies: readonly Cookie[]) =>
  new Headers({
    cookie: cookies.map(({ name, value }) => `${name}=${encodeURIComponent(value)}`).join('; '),
  })

export async function createInvitationLink(email: string, role: Role = 'editor'): Promise<string> {
  const result = await invite(commandActor, { email, role })
  if (result.outcome !== 'invited') throw new Error(result.message)
  return getToken(result.link)
}

/** Somebody who has accepted an invitation and is logged in. */
export async function join(email: string, role?: Role) {
  const token = await createInvitationLink(email, role)
  const result = await acceptInvitation(token, { name: 'A Clerk', password }, client())
  if (result.outcome !== 'joined') throw new Error(JSON.stringify(result))
  const session = await readSession(createHeaders(result.cookies))
  return { cookies: result.cookies, actor: session!.actor }
}
