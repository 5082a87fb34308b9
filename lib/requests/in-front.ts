import 'server-only'
import { subscribe } from 'node:diagnostics_channel'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'

/** @param next hands the request on, to Next or to what else stands in front of it */
export type Handler = (request: IncomingMessage, response: ServerResponse, next: () => void) => void

/**
 * Puts a handler in front of the servers of this process, before what was put there earlier: Next starts them by
 * itself, on the office's machine and in a release. To be called once for each handler, as the process starts.
 */
export function putInFront(handler: Handler): void {
  const known = new WeakSet<Server>()
  subscribe('http.server.request.start', (message) => {
    const { server } = message as { server: Server }
    if (known.has(server)) return
    known.add(server)
    const listeners = server.listeners('request')
    server.removeAllListeners('request')
    server.on('request', (request, response) => {
      handler(request, response, () => {
        for (const listener of listeners) listener.call(server, request, response)
      })
    })
  })
}
