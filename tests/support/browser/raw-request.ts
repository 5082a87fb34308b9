import http from 'node:http'

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

/** Sends a path unchanged: no browser and no URL parser normalizes it. Follows no redirect. */
export function rawRequest(
  site: string,
  path: string,
  { method = 'GET', headers }: RawRequestOptions = {},
) {
  const { hostname, port } = new URL(site)
  return new Promise<RawResponse>((resolve, reject) => {
    const request = http.request({ agent, hostname, port, path, method, headers }, (response) => {
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
