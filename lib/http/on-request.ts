import 'server-only'
import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'

type Exchange = { request: IncomingMessage; response: ServerResponse; server: Server }

const channel = 'http.server.request.start'

/**
 * Tells of every request that comes to this process, before any server sees it: Next starts its servers by
 * itself, on the office's machine and in a release.
 * @returns ends it
 */
export function onRequest(told: (exchange: Exchange) => void): () => void {
  const listener = (message: unknown) => told(message as Exchange)
  subscribe(channel, listener)
  return () => void unsubscribe(channel, listener)
}
