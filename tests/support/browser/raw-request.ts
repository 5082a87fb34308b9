import http from 'node:http'
import { newClientAddress } from '../fixtures/client-address'

export type RawResponse = {
  status: number
  location?: string
  cacheControl?: string
  /** All Content-Security-Policy headers, joined by commas. */
  policy: string
  setCookie: string[]
  type: string
  body: string
}

type RawRequestOptions = { method?: string; headers?: Record<string, string> }

const agent = new http.Agent({ keepAlive: true })

/**
 * Sends a path unchanged: no browser and no URL parser normalizes it. Follows no redirect. The client address is new
 * unless the headers have one.
 */
export function rawRequest(
  site: string,
  path: string,
  { method = 'GET', headers }: RawRequestOptions = {},
) {
  const { hostname, port } = new URL(site)
  return new Promise<RawResponse>((resolve, reject) => {
    const options = {
      agent,
      hostname,
      port,
      path,
      method,
      headers: { 'x-forwarded-for': newClientAddress(), ...headers },
    }
    const request = http.request(options, (response) => {
      let body = ''
      response.setEncoding('utf8')
      response.on('data', (chunk: string) => (body += chunk))
      response.on('error', reject)
      response.on('end', () =>
        resolve({
          status: response.statusCode!,
          location: response.headers.location,
          cacheControl: response.headers['cache-control'],
          policy: String(response.headers['content-security-policy'] ?? ''),
          setCookie: response.headers['set-cookie'] ?? [],
          type: response.headers['content-type'] ?? '',
          body,
        }),
      )
    })
    request.on('error', reject)
    request.end()
  })
}
