import 'server-only'
import { createHttpClient, errorCode, providerBaseUrl } from '@/lib/core/http-client'
import { DeliveryError } from './delivery-error'

/** A call of R-ENQUIRY-8 with its body. */
export type Post = { path: string; body: unknown; idempotencyKey: string }

const client = createHttpClient(8000)

/**
 * Posts to the provider (R-ENQUIRY-8); a 2xx answer means accepted, its body is not read. One time limit for the
 * whole call, no retry: that is the queue's work.
 * @param url the provider's host, with or without `/api`
 * @throws DeliveryError
 */
export async function postToProvider(
  url: string,
  { path, body, idempotencyKey }: Post,
  timeoutMilliseconds = 8000,
): Promise<void> {
  const signal = AbortSignal.timeout(timeoutMilliseconds)
  const response = await client(new URL(providerBaseUrl(url) + path), {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'application/json',
      'idempotency-key': idempotencyKey,
    },
    body: JSON.stringify(body),
    signal,
  }).catch((error: unknown) => {
    throw new DeliveryError(signal.aborted ? 'timeout' : (errorCode(error) ?? 'network'))
  })
  await response.body?.cancel()
  if (!response.ok) throw new DeliveryError(`status ${response.status}`)
}
