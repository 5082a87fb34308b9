import 'server-only'
import { Agent, fetch, type RequestInit } from 'undici'

/** A visitor on a slow line may take minutes over a document; a line that stands still is closed. */
const idleMilliseconds = 60_000

/**
 * A client for the provider's servers: decodes compressed bodies, follows no redirect. A caller limits the time
 * of a whole call with a signal, and the size of a body with `readUpTo`.
 *
 * Not the global `fetch`: Next replaces that one, keeps responses in a cache of its own at build time, or makes
 * the page dynamic.
 * @param firstByteMilliseconds for the connection, and for the response to begin
 */
export function createHttpClient(firstByteMilliseconds: number) {
  const dispatcher = new Agent({
    connect: { timeout: firstByteMilliseconds },
    headersTimeout: firstByteMilliseconds,
    bodyTimeout: idleMilliseconds,
  })
  return async (url: URL, init: RequestInit) =>
    // The same class as the global one, in types of its own.
    (await fetch(url, { ...init, dispatcher, redirect: 'manual' })) as unknown as Response
}

/** What made a call fail, such as `ECONNREFUSED` or `UND_ERR_HEADERS_TIMEOUT`. */
export function errorCode(error: unknown): string | undefined {
  const { code, cause } = error as NodeJS.ErrnoException
  return typeof code === 'string' ? code : cause ? errorCode(cause) : undefined
}

/** The provider's host, with or without `/api` at its end, without it. */
export const hostOf = (url: string): string => url.replace(/\/+$/, '').replace(/\/api$/, '')
