import 'server-only'
import { env } from '@/lib/core/env'

/**
 * Whether a POST comes from a page of this site (R-FORM-3), by `Sec-Fetch-Site` and `Origin`. Old browsers may send
 * neither with a form, so a form without them is accepted. A script request without them is not.
 */
export function isSameOrigin(headers: Headers, isForm = false): boolean {
  const site = headers.get('sec-fetch-site')
  const origin = headers.get('origin')
  if (site && site !== 'same-origin') return false
  if (origin !== null) return listOwnHosts(headers).includes(getHost(origin))
  return site === 'same-origin' || isForm
}

/**
 * Whether a GET comes from a page of this site, by `Sec-Fetch-Site` and, in old browsers, `Referer`. False for a typed
 * address and for a link in another program.
 */
export function isFromOwnPage(headers: Headers): boolean {
  const site = headers.get('sec-fetch-site')
  if (site !== null) return site === 'same-origin'
  const referrer = headers.get('referer')
  return referrer !== null && listOwnHosts(headers).includes(getHost(referrer))
}

function listOwnHosts(headers: Headers): (string | undefined)[] {
  const named = [headers.get('host'), env.trustedProxies > 0 && headers.get('x-forwarded-host')]
  const hosts = named.flatMap((host) => (host ? [host.trim().toLowerCase()] : []))
  return [...hosts, getHost(env.siteUrl)]
}

function getHost(origin: string): string | undefined {
  return URL.canParse(origin) ? new URL(origin).host || undefined : undefined
}
