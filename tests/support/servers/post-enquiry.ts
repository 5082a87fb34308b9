import http from 'node:http'
import { newClientAddress } from '../fixtures/client-address'
import { createBody } from '../fixtures/enquiry'

export type Post = {
  path?: string
  headers?: Record<string, string>
  body?: string | Buffer
  /** Sends the body chunked, without Content-Length. */
  isChunked?: boolean
}

export type PostResponse = { status: number; headers: http.IncomingHttpHeaders; text: string }

/** Sends posts that no browser sends. Accepts a response that arrives before the complete body was sent. */
export function post(url: string, { path, headers, body = '', isChunked = false }: Post) {
  const bytes = Buffer.from(body)
  return new Promise<PostResponse>((resolve, reject) => {
    const request = http.request(new URL(path ?? '/api/form/dvs/dif', url), {
      method: 'POST',
      agent: false,
      headers: {
        origin: url,
        'content-type': 'application/json',
        'x-forwarded-for': newClientAddress(),
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
    const chunkSize = 16 * 1024
    for (let start = 0; start < bytes.length; start += chunkSize) {
      request.write(bytes.subarray(start, start + chunkSize))
    }
    request.end()
  })
}

/** Posts the valid enquiry with this number, as the form does. */
export const postEnquiry = (url: string, number: number) =>
  post(url, { body: JSON.stringify(createBody(number)) })
