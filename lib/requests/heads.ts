import 'server-only'
import onHeaders from 'on-headers'
import { putInFront } from './in-front'
import { onRequest } from './on-request'

/** What the heads of requests and answers may say. Each to be called once, as the process starts. */

const policy = 'content-security-policy'

/**
 * Takes a Content-Security-Policy off every request of this process; only `middleware.ts` may put one there.
 * Next writes the nonce that it finds in it all over the page, also over one that is then kept for everybody.
 */
export const dropPolicies = () =>
  onRequest(({ request: { headers } }) => {
    delete headers[policy]
    delete headers[`${policy}-report-only`]
  })

/** Of Next's own navigation, which gets a page in parts at the address of the whole. The site has plain links. */
const isNavigation = (name: string) => /^(?:rsc|next-router-.*)$/.test(name)

/**
 * Takes off every request to read what asks for a page in parts: an address has one answer, so that no cache can
 * take one for the other (RFC 9111, section 4.1).
 */
export const dropNavigation = () =>
  onRequest(({ request: { method, headers } }) => {
    if (method !== 'GET' && method !== 'HEAD') return
    for (const name of Object.keys(headers).filter(isNavigation)) delete headers[name]
  })

/**
 * Leaves out of answers what nobody reads: a page's head and text fit into the first packets of a connection
 * (RFC 6928), and a head cannot be packed.
 */
export const tidyHeads = () =>
  putInFront((_, response, next) => {
    onHeaders(response, () => {
      // The policy of a page holds the one of every answer (`next.config.ts`), to which Next adds it.
      const policies = response.getHeader(policy)
      if (Array.isArray(policies)) response.setHeader(policy, policies.at(-1)!)
      const vary = [response.getHeader('vary') ?? []].flat().join(', ').split(/,\s*/)
      const names = vary.filter((name) => name && !isNavigation(name))
      if (names.length > 0) response.setHeader('Vary', names.join(', '))
      else response.removeHeader('Vary')
      for (const name of ['prerender', 'stale-time']) response.removeHeader(`x-nextjs-${name}`)
    })
    next()
  })
