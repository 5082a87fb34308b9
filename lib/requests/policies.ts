import 'server-only'
import { onRequest } from './on-request'

/**
 * Takes a Content-Security-Policy off every request of this process; only `middleware.ts` may put one there.
 * Next writes the nonce that it finds in it all over the page, also over one that is then kept for everybody.
 * To be called once, as the process starts.
 */
export const dropRequestedPolicies = () =>
  onRequest(({ request: { headers } }) => {
    delete headers['content-security-policy']
    delete headers['content-security-policy-report-only']
  })
