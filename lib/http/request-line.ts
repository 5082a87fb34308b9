import 'server-only'
import type { IncomingMessage } from 'node:http'
import { env } from '@/lib/core/env'
import { internalPathHeader } from '@/lib/core/internal-path'
import { observeRequests } from './observe-requests'

/** Methods that Next's route handlers support (RFC 9110, section 9.1; RFC 5789). */
const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']

/** The path that responds with an error page (`app/api/method-not-allowed`). */
const methodNotAllowed = '/api/method-not-allowed'

/**
 * Normalizes each request before Next handles it. Otherwise Next would
 * - redirect to any host that the request line names,
 * - respond to unknown methods with a server error,
 * - trust headers that only `middleware.ts` may add: from a client, the nonce of a Content-Security-Policy would be
 *   written into pages that are cached for all visitors, and the header with the path of a record would show another
 *   page.
 *
 * Call it once, at startup.
 * @returns a function that stops it
 */
export const normalizeRequests = () => observeRequests(({ request }) => normalize(request))

function normalize(request: IncomingMessage) {
  const { headers } = request
  delete headers['content-security-policy']
  delete headers['content-security-policy-report-only']
  delete headers[internalPathHeader]
  // Next trusts this header. Only a trusted proxy may set it.
  if (env.trustedProxies === 0) delete headers['x-forwarded-host']
  const absolute = /^[a-z][a-z\d+.-]*:\/\/(?:[^/?#]*@)?([^/?#]*)(.*)$/i.exec(request.url!)
  if (absolute) {
    // The host of an absolute URL overrides the Host header (RFC 9112, section 3.2.2).
    const [, host = '', target = ''] = absolute
    headers.host = host
    request.url = target.startsWith('/') ? target : `/${target}`
  }
  const isPath = request.url!.startsWith('/')
  if (isPath && methods.includes(request.method!)) return
  const isApi = request.url!.startsWith('/api/')
  // API routes respond to an unsupported method with their own 405. None of them supports `PUT`.
  request.method = isApi ? 'PUT' : 'GET'
  if (!isApi) request.url = methodNotAllowed
}
