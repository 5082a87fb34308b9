import 'server-only'
import fresh from 'fresh'
import onHeaders from 'on-headers'
import { observeRequests } from '@/lib/http/observe-requests'

/**
 * Responds with 304 when the client already has the page. The page cache computes the ETag once for each version of a
 * page. Next would compute it on every request, which takes longer than everything else (docs/decisions/100).
 */
export function sendNotModified(): void {
  observeRequests(({ request, response }) => {
    if (!request.headers['if-none-match'] || !/^(?:GET|HEAD)$/.test(request.method ?? '')) return
    onHeaders(response, () => {
      const etag = response.getHeader('etag')
      if (response.statusCode !== 200 || typeof etag !== 'string') return
      if (!fresh(request.headers, { etag })) return
      // Node omits the body of a 304.
      response.statusCode = 304
      for (const name of ['Content-Encoding', 'Content-Length', 'Content-Type'])
        response.removeHeader(name)
    })
  })
}
