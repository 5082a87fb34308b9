import 'server-only'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { onRequest } from './on-request'

/** @param next hands the request on, to Next or to what else stands in front of it */
export type Handler = (request: IncomingMessage, response: ServerResponse, next: () => void) => void

/**
 * Puts a handler in front of the servers of this process, before what was put there earlier. To be called once for
 * each handler, as the process starts.
 * @returns leaves alone the servers that nobody has asked yet
 */
export function putInFront(handler: Handler): () => void {
  const known = new WeakSet<Server>()
  return onRequest(({ server }) => {
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
