import 'server-only'
import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import type { Socket } from 'node:net'
import { onRequest } from './on-request'

/** In milliseconds. */
type Timeouts = { headers: number; body: number }

/** A form has 16 KB at most, which takes some seconds on the slowest phone. */
const defaults: Timeouts = { headers: 30_000, body: 30_000 }

const sockets = 'net.server.socket'

/**
 * Bounds what a connection can cost. Next creates the HTTP server and offers none of this as an option, so
 * Node's diagnostics channels are used, which tell of each connection before anything is read from it. To be
 * called once, as the process starts.
 * @returns leaves alone the connections to come
 */
export function guardSockets(timeouts = defaults): () => void {
  const known = new WeakSet<Server>()
  const onSocket = (message: unknown) => {
    const { server } = (message as { socket: Socket & { server: Server } }).socket
    if (known.has(server)) return
    known.add(server)
    server.headersTimeout = timeouts.headers
    // Next listens for upgrades, so Node no longer closes them, but in production it never answers one.
    server.on('upgrade', (_, socket) => refuse(socket, '400 Bad Request'))
    server.on('connect', (_, socket) => refuse(socket, '405 Method Not Allowed'))
  }
  subscribe(sockets, onSocket)
  const ignoreRequests = onRequest((exchange) => limitBody(exchange, timeouts.body))
  return () => {
    unsubscribe(sockets, onSocket)
    ignoreRequests()
  }
}

/** `requestTimeout` would do, but Node checks it every 30 seconds only: a body could take twice as long. */
function limitBody(
  { request, response }: { request: IncomingMessage; response: ServerResponse },
  milliseconds: number,
) {
  const { headers, socket } = request
  if (!headers['content-length'] && !headers['transfer-encoding']) return
  const timer = setTimeout(() => {
    if (request.complete) return
    if (response.headersSent) socket.destroy()
    else refuse(socket, '408 Request Timeout')
  }, milliseconds)
  request.once('close', () => clearTimeout(timer))
}

/** Closes both directions: a client that keeps its own open would keep a file descriptor of the site. */
function refuse(socket: Duplex, status: string) {
  socket.on('error', () => socket.destroy())
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`, () =>
    socket.destroy(),
  )
}
