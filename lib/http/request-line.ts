import 'server-only'
import type { IncomingMessage } from 'node:http'
import { env } from '@/lib/core/env'
import { onRequest } from './on-request'

/** Methods that route handlers of Next know (RFC 9110, section 9.1; RFC 5789). */
const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']

/** Answers with a page that says so (`app/api/method-not-allowed`). */
const methodNotAllowed = '/api/method-not-allowed'

/**
 * Puts right each request before Next reads it: Next would redirect to any host that the first line names, answer
 * other methods with a server error, and write the nonce of a Content-Security-Policy that a client sends into pages
 * that are then cached for everybody. Only `middleware.ts` may add one. To be called once, as the process starts.
 * @returns ends it
 */
export const normalizeRequests = () => onRequest(({ request }) => normalize(request))

function normalize(request: IncomingMessage) {
  const { headers } = request
  delete headers['content-security-policy']
  delete headers['content-security-policy-report-only']
  // Next believes it; nobody but a trusted proxy may set it.
  if (env.trustedProxies === 0) delete headers['x-forwarded-host']
  const absolute = /^[a-z][a-z\d+.-]*:\/\/(?:[^/?#]*@)?([^/?#]*)(.*)$/i.exec(request.url!)
  if (absolute) {
    // The absolute form, whose host counts instead of the header's (RFC 9112, section 3.2.2).
    const [, host = '', target = ''] = absolute
    headers.host = host
    request.url = target.startsWith('/') ? target : `/${target}`
  }
  const isPath = request.url!.startsWith('/')
  if (isPath && methods.includes(request.method!)) return
  const isCall = request.url!.startsWith('/api/')
  // Calls refuse all methods that they do not take in their own words.
  request.method = isCall ? 'PUT' : 'GET'
  if (!isCall) request.url = methodNotAllowed
}
