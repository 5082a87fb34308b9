import http from 'node:http'

export type RawAnswer = {
  status: number
  location?: string
  cacheControl?: string
  /** All Content-Security-Policies, with commas between. */
  policy: string
  setCookie: string[]
  type: string
  body: string
}

type RawRequest = { method?: string; headers?: Record<string, string> }

const agent = new http.Agent({ keepAlive: true })

/** Sends a path as it is written: no browser and no URL parser sets it right first. Follows nothing. */
export function rawRequest(
  site: string,
  path: string,
  { method = 'GET', headers }: RawRequest = {},
) {
  const { hostname, port } = new URL(site)
  return new Promise<RawAnswer>((resolve, reject) => {
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
