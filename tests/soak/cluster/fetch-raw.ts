import { once } from 'node:events'
import http from 'node:http'
import type { Nginx } from '../../support/servers/nginx'

type RequestOptions = {
  method?: string
  headers?: Record<string, string>
  /** Address of the client. */
  from?: string
}

/** Sends a request; follows no redirect and does not decompress. */
export async function fetchRaw({ port }: Nginx, path: string, options: RequestOptions = {}) {
  const { method, headers, from } = options
  const request = http.request({
    host: '127.0.0.1',
    port,
    path,
    localAddress: from,
    agent: false,
    method,
    headers: { host: `localhost:${port}`, ...headers },
  })
  const [response] = (await once(request.end(), 'response')) as [http.IncomingMessage]
  const chunks: Buffer[] = []
  for await (const chunk of response) chunks.push(chunk)
  return {
    status: response.statusCode,
    headers: response.headers,
    cacheStatus: response.headers['x-cache'],
    text: Buffer.concat(chunks).toString(),
  }
}
