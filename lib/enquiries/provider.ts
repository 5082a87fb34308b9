import 'server-only'
import { createHttpClient, getErrorCode, getProviderBaseUrl } from '@/lib/core/http-client'
import { DeliveryError } from './delivery'

/** A request of R-ENQUIRY-8. */
export type Post = { path: string; body: unknown; idempotencyKey: string }

const defaultTimeoutMilliseconds = 8000

const client = createHttpClient(defaultTimeoutMilliseconds)

/**
 * Posts to the provider (R-ENQUIRY-8). A 2xx response means accepted; its body is not read. One timeout covers the
 * request. It does not retry: the outbox does.
 * @param url the provider's origin, with or without `/api`
 * @throws DeliveryError
 */
export async function postToProvider(
  url: string,
  { path, body, idempotencyKey }: Post,
  timeoutMilliseconds = defaultTimeoutMilliseconds,
): Promise<void> {
  const signal = AbortSignal.timeout(timeoutMilliseconds)
  const response = await client(new URL(getProviderBaseUrl(url) + path), {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'application/json',
      'idempotency-key': idempotencyKey,
    },
    body: JSON.stringify(body),
    signal,
  }).catch((error: unknown) => {
    throw new DeliveryError(signal.aborted ? 'timeout' : (getErrorCode(error) ?? 'network'))
  })
  await response.body?.cancel()
  if (!response.ok) throw new DeliveryError(`status ${response.status}`)
}
