import 'server-only'
import { subscribe } from 'node:diagnostics_channel'
import type { IncomingMessage } from 'node:http'

/**
 * Takes a Content-Security-Policy off every request of this process; only `middleware.ts` may put one there.
 * Next writes the nonce that it finds in it all over the page, also over one that is then kept for everybody.
 * To be called once, as the process starts.
 */
export function dropRequestedPolicies(): void {
  subscribe('http.server.request.start', (message) => {
    const { headers } = (message as { request: IncomingMessage }).request
    delete headers['content-security-policy']
    delete headers['content-security-policy-report-only']
  })
}
