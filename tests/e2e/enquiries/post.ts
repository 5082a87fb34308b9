import http from 'node:http'
import { randomInt } from 'node:crypto'

export type Post = {
  path?: string
  headers?: Record<string, string>
  body?: string | Buffer
  /** Sends the body in pieces, without saying how long it is. */
  isChunked?: boolean
}

export type Answer = { status: number; headers: http.IncomingHttpHeaders; text: string }

/** Posts what no browser would send. Takes an answer that comes before all of the body was sent. */
export function post(url: string, { path, headers, body = '', isChunked = false }: Post) {
  const bytes = Buffer.from(body)
  return new Promise<Answer>((resolve, reject) => {
    const request = http.request(new URL(path ?? '/api/form/dvs/dif', url), {
      method: 'POST',
      agent: false,
      headers: {
        origin: url,
        'content-type': 'application/json',
        'x-forwarded-for': `198.18.${randomInt(256)}.${randomInt(1, 255)}`,
        ...(isChunked ? {} : { 'content-length': String(bytes.length) }),
        ...headers,
      },
    })
    request.on('response', (response) => {
      let text = ''
      response.setEncoding('utf8').on('data', (chunk) => (text += chunk))
      response.on('end', () => {
        resolve({ status: response.statusCode ?? 0, headers: response.headers, text })
        request.destroy()
      })
    })
    request.on('error', reject)
    const piece = 16 * 1024
    for (let at = 0; at < bytes.length; at += piece) request.write(bytes.subarray(at, at + piece))
    request.end()
  })
}
