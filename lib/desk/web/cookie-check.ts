import 'server-only'
import { cookies, headers } from 'next/headers'
import { env } from '@/lib/core/env'
import { cookieCheckName } from '@/lib/routing/desk'

/**
 * Checks that the browser accepts session cookies, before a link or a password is used (R-DESK-10): it must send back a
 * cookie of the same kind, which it received with the page. Returns a sentence that says what is wrong, or `undefined`.
 */
export async function checkCookies(): Promise<string | undefined> {
  if ((await cookies()).has(cookieCheckName)) return undefined
  const origin = (await headers()).get('origin') ?? ''
  if (!origin.startsWith('http://')) {
    return 'Your browser does not keep cookies of this site, so it cannot stay logged in. Allow them for this site, or use another browser.'
  }
  const secure = env.siteUrl.startsWith('https:')
    ? `Open ${env.siteUrl}/desk instead.`
    : 'Ask whoever looks after the website for the address that begins with https.'
  return `The address ${origin} is not secure (http), so your browser cannot stay logged in. ${secure}`
}
