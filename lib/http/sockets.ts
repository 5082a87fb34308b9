import 'server-only'
import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import type { Socket } from 'node:net'
import { observeRequests } from './observe-requests'

/** In milliseconds. */
type Timeouts = { headers: number; body: number }

/** A form has at most 16 KB, which takes a few seconds on the slowest connection. */
const defaults: Timeouts = { headers: 30_000, body: 30_000 }

const sockets = 'net.server.socket'

/**
 * Limits the resources that one connection can use. Next creates the HTTP server and has no options for this, so it
 * uses Node's diagnostics channels, which report each connection before anything is read from it. Call it once, at
 * startup.
 * @returns a function that stops it for new connections
 */
export function guardSockets(timeouts = defaults): () => void {
  const known = new WeakSet<Server>()
  const onSocket = (message: unknown) => {
    const { server } = (message as { socket: Socket & { server: Server } }).socket
    if (known.has(server)) return
    known.add(server)
    server.headersTimeout = timeouts.headers
    // Next listens for upgrades, so Node does not close them. But in production Next never responds to one.
    server.on('upgrade', (_, socket) => reject(socket, '400 Bad Request'))
    server.on('connect', (_, socket) => reject(socket, '405 Method Not Allowed'))
  }
  subscribe(sockets, onSocket)
  const ignoreRequests = observeRequests((exchange) => limitBody(exchange, timeouts.body))
  return () => {
    unsubscribe(sockets, onSocket)
    ignoreRequests()
  }
}

/** Instead of `requestTimeout`, which Node only checks every 30 seconds: a body could take twice as long. */
function limitBody(
  { request, response }: { request: IncomingMessage; response: ServerResponse },
  milliseconds: number,
) {
  const { headers, socket } = request
  if (!headers['content-length'] && !headers['transfer-encoding']) return
  const timer = setTimeout(() => {
    if (request.complete) return
    if (response.headersSent) socket.destroy()
    else reject(socket, '408 Request Timeout')
  }, milliseconds)
  request.once('close', () => clearTimeout(timer))
}

/** Closes both directions. Otherwise a client that keeps its side open would hold a file descriptor. */
function reject(socket: Duplex, status: string) {
  socket.on('error', () => socket.destroy())
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`, () =>
    socket.destroy(),
  )
}
