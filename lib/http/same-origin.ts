import 'server-only'
import { env } from '@/lib/core/env'

/**
 * Whether a POST comes from a page of this site (R-FORM-3), by `Sec-Fetch-Site` and `Origin`. Old browsers may send
 * neither with a form, so a form without them is accepted. A script request without them is not.
 */
export function isSameOrigin(headers: Headers, isForm: boolean): boolean {
  const site = headers.get('sec-fetch-site')
  const origin = headers.get('origin')
  if (site && site !== 'same-origin') return false
  if (origin !== null) return ownHosts(headers).includes(hostOf(origin))
  return site === 'same-origin' || isForm
}

function ownHosts(headers: Headers): (string | undefined)[] {
  const named = [headers.get('host'), env.trustedProxies > 0 && headers.get('x-forwarded-host')]
  const hosts = named.flatMap((host) => (host ? [host.trim().toLowerCase()] : []))
  return [...hosts, hostOf(env.siteUrl)]
}

function hostOf(origin: string): string | undefined {
  return URL.canParse(origin) ? new URL(origin).host || undefined : undefined
}
