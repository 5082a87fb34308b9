import 'server-only'
import { Agent, fetch, type RequestInit } from 'undici'

/** A visitor on a slow connection may take minutes to download a document. Only an idle connection is closed. */
const idleMilliseconds = 60_000

/**
 * Creates a client for the provider's servers. It decodes compressed bodies and follows no redirects. The caller limits
 * the total time of a request with a signal, and the size of a body with `readUpTo`.
 *
 * It does not use the global `fetch`, which Next replaces: Next would cache responses at build time or make the page
 * dynamic.
 * @param firstByteMilliseconds timeout for the connection, and for the response headers
 */
export function createHttpClient(firstByteMilliseconds: number) {
  const dispatcher = new Agent({
    connect: { timeout: firstByteMilliseconds },
    headersTimeout: firstByteMilliseconds,
    bodyTimeout: idleMilliseconds,
  })
  return async (url: URL, init: RequestInit) =>
    // The same class as the global `Response`, but undici declares its own type.
    (await fetch(url, { ...init, dispatcher, redirect: 'manual' })) as unknown as Response
}

/** Returns the code of a failed request, such as `ECONNREFUSED` or `UND_ERR_HEADERS_TIMEOUT`. */
export function getErrorCode(error: unknown): string | undefined {
  const { code, cause } = error as NodeJS.ErrnoException
  return typeof code === 'string' ? code : cause ? getErrorCode(cause) : undefined
}

/** Returns the provider's base URL without a trailing `/api`. */
export const getProviderBaseUrl = (url: string): string =>
  url.replace(/\/+$/, '').replace(/\/api$/, '')
