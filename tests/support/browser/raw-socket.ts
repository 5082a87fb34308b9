import { connect, type Socket } from 'node:net'

/** A connection that stays half-open when the site closes its end. */
export function connectTo(baseURL: string): Socket {
  const { hostname, port } = new URL(baseURL)
  const socket = connect({ host: hostname, port: Number(port), allowHalfOpen: true })
  return socket.on('error', () => undefined)
}

/** The response of the site until it closes the connection. */
export async function readUntilClosed(socket: Socket): Promise<string> {
  let text = ''
  socket.on('data', (chunk) => (text += chunk))
  // Not `once` of node:events, which throws for a connection that is reset while bytes of the request arrive.
  await new Promise((resolve) => socket.once('end', resolve).once('close', resolve))
  socket.destroy()
  return text
}
