import { connect, createServer, type AddressInfo, type Socket } from 'node:net'

/** Forwards connections to a local port. It can stop forwarding, as a network or a server that hangs. */
export async function startTcpProxy(port: number) {
  const sockets = new Set<Socket>()
  let isFrozen = false

  function forward(from: Socket, to: Socket) {
    sockets.add(from)
    if (isFrozen) from.pause()
    from.on('data', (chunk) => to.write(chunk))
    from.on('error', () => undefined)
    from.on('close', () => {
      sockets.delete(from)
      to.destroy()
    })
  }

  const server = createServer((client) => {
    const upstream = connect(port, '127.0.0.1')
    forward(client, upstream)
    forward(upstream, client)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))

  return {
    port: (server.address() as AddressInfo).port,
    /** Accepts connections and forwards nothing until `thaw`. */
    freeze: () => {
      isFrozen = true
      for (const socket of sockets) socket.pause()
    },
    thaw: () => {
      isFrozen = false
      for (const socket of sockets) socket.resume()
    },
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        for (const socket of sockets) socket.destroy()
      }),
  }
}
