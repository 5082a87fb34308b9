import 'server-only'
import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import type { Socket } from 'node:net'
import { observeRequests } from './observe-requests'

type Limits = {
  /** Milliseconds until all headers must have arrived. */
  headers: number
  /** While a body is incomplete, at least `bytes` of it must arrive in each period, in milliseconds. */
  period: number
  bytes: number
}

/** 1 KB a second. The complete body has no time limit: a photograph takes minutes on a slow connection. */
const defaults: Limits = { headers: 30_000, period: 30_000, bytes: 30_000 }

const sockets = 'net.server.socket'

/**
 * Limits the resources that one connection can use. Next creates the HTTP server and has no options for this, so it
 * uses Node's diagnostics channels, which report each connection before anything is read from it. Call it once, at
 * startup.
 * @returns a function that stops it for new connections
 */
export function guardSockets(limits = defaults): () => void {
  const known = new WeakSet<Server>()
  const onSocket = (message: unknown) => {
    const { server } = (message as { socket: Socket & { server: Server } }).socket
    if (known.has(server)) return
    known.add(server)
    server.headersTimeout = limits.headers
    // Next listens for upgrades, so Node does not close them. But in production Next never responds to one.
    server.on('upgrade', (_, socket) => reject(socket, '400 Bad Request'))
    server.on('connect', (_, socket) => reject(socket, '405 Method Not Allowed'))
  }
  subscribe(sockets, onSocket)
  const ignoreRequests = observeRequests((exchange) => limitBody(exchange, limits))
  return () => {
    unsubscribe(sockets, onSocket)
    ignoreRequests()
  }
}

/**
 * Closes a connection whose declared body does not arrive, or too slowly. Node's `requestTimeout` limits the complete
 * body. The request may end long before its body has arrived: when the response did not wait for it.
 */
function limitBody(
  { request, response }: { request: IncomingMessage; response: ServerResponse },
  { period, bytes }: Limits,
) {
  const { headers, socket } = request
  if (!headers['content-length'] && !headers['transfer-encoding']) return
  let received = socket.bytesRead
  const stop = () => clearInterval(timer)
  const timer = setInterval(() => {
    if (request.complete || socket.destroyed) return stop()
    const isFastEnough = socket.bytesRead - received >= bytes
    received = socket.bytesRead
    if (isFastEnough) return
    stop()
    if (response.headersSent) socket.destroy()
    else reject(socket, '408 Request Timeout')
  }, period)
  request.once('end', stop)
}

/** Closes both directions. Otherwise a client that keeps its side open would hold a file descriptor. */
function reject(socket: Duplex, status: string) {
  socket.on('error', () => socket.destroy())
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`, () =>
    socket.destroy(),
  )
}
