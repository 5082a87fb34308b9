import 'server-only'
import { cookies } from 'next/headers'

/** The pages that a one-time link leads to. */
export type LinkPage = '/desk/join' | '/desk/new-password'

const name = 'desk-link'

/** As long as an invitation is valid. The database decides whether the link is still valid. */
const maxAge = 48 * 60 * 60

const tokenAtEnd = /(?:^|#)([\w-]{20,})$/

/**
 * Keeps the token of a link in a cookie for its page (R-DESK-20). In a query, it would be in logs and in the browser's
 * history. It is in the fragment, which browsers do not send, so the page sends it with a form.
 * @param link the link, or what follows its `#`
 */
export async function keepLink(page: LinkPage, link: string): Promise<void> {
  const token = tokenAtEnd.exec(link.trim())?.[1] ?? 'none'
  const options = { httpOnly: true, secure: true, sameSite: 'strict' as const }
  ;(await cookies()).set(name, token, { ...options, path: page, maxAge })
}

/** Reads the token that this browser keeps for the page; `undefined` before a link was opened. */
export const readToken = async (): Promise<string | undefined> => (await cookies()).get(name)?.value

/** Removes the token, after the link was used. */
export async function forgetLink(page: LinkPage): Promise<void> {
  ;(await cookies()).delete({ name, path: page })
}
