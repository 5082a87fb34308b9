import { connect, createServer, type AddressInfo, type Socket } from 'node:net'

/** Passes connections on to a port of this machine and can fall silent, as a network or a server that hangs. */
export async function startTcpProxy(port: number) {
  const sockets = new Set<Socket>()
  let isFrozen = false

  function pass(from: Socket, to: Socket) {
    sockets.add(from)
    if (isFrozen) from.pause()
    from.on('data', (chunk) => to.write(chunk))
    from.on('error', () => undefined)
    from.on('close', () => {
      sockets.delete(from)
      to.destroy()
    })
  }

  const server = createServer((near) => {
    const far = connect(port, '127.0.0.1')
    pass(near, far)
    pass(far, near)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))

  return {
    port: (server.address() as AddressInfo).port,
    /** Takes connections and requests, and answers nothing until it is thawed. */
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
