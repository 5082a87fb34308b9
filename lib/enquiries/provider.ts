import 'server-only'
import http, { type IncomingMessage } from 'node:http'
import https from 'node:https'
import { DeliveryError } from './delivery-error'

/** A call of R-ENQUIRY-8 with its body. */
export type Post = { path: string; body: unknown; idempotencyKey: string }

/**
 * Posts to the provider (R-ENQUIRY-8); a 2xx answer means accepted, its body is not read. One time limit for the
 * whole call, no redirect followed, no retry: that is the queue's work.
 * @param url the provider's host, with or without `/api`
 * @throws DeliveryError
 */
export async function postToProvider(
  url: string,
  { path, body, idempotencyKey }: Post,
  timeoutMilliseconds = 8000,
): Promise<void> {
  const target = new URL(url.replace(/\/+$/, '').replace(/\/api$/, '') + path)
  const signal = AbortSignal.timeout(timeoutMilliseconds)
  const text = Buffer.from(JSON.stringify(body))
  const headers = {
    'content-type': 'application/json',
    'content-length': text.length,
    accept: 'application/json',
    'idempotency-key': idempotencyKey,
  }
  const status = await new Promise<number>((resolve, reject) => {
    const client = target.protocol === 'https:' ? https : http
    const answered = (response: IncomingMessage) => {
      response.destroy()
      resolve(response.statusCode ?? 0)
    }
    client
      .request(target, { method: 'POST', headers, signal }, answered)
      .on('error', reject)
      .end(text)
  }).catch((error: NodeJS.ErrnoException) => {
    throw new DeliveryError(signal.aborted ? 'timeout' : (error.code ?? 'network'))
  })
  if (status < 200 || status > 299) throw new DeliveryError(`status ${status}`)
}
