import 'server-only'
import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'

type Exchange = { request: IncomingMessage; response: ServerResponse; server: Server }

const channel = 'http.server.request.start'

/**
 * Calls a listener for every HTTP request of this process, before the server handles it. Next creates the HTTP servers
 * itself, so a diagnostics channel is the only way to see all requests.
 * @returns a function that removes the listener
 */
export function observeRequests(listener: (exchange: Exchange) => void): () => void {
  const onMessage = (message: unknown) => listener(message as Exchange)
  subscribe(channel, onMessage)
  return () => void unsubscribe(channel, onMessage)
}
