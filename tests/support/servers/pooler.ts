import { connect, createServer, type AddressInfo, type Socket } from 'node:net'

/** Parameters that PgBouncer accepts; it refuses a connection with any other. */
const allowed = ['user', 'database', 'client_encoding']

/** A pooler in front of PostgreSQL that forwards connections and refuses parameters in their first message. */
export async function startPooler(port: number) {
  const refused: string[] = []
  const sockets = new Set<Socket>()
  const server = createServer((client) => {
    sockets.add(client)
    client.on('error', () => undefined)
    client.once('data', (first) => {
      const names = first
        .subarray(8, first.readInt32BE(0))
        .toString('utf8')
        .split('\0')
        .filter((name, index) => index % 2 === 0 && name !== '')
      const unknown = names.filter((name) => !allowed.includes(name))
      refused.push(...unknown)
      if (unknown.length > 0) return void client.end(errorMessage(unknown[0]!))
      const upstream = connect(port, '127.0.0.1')
      upstream.on('error', () => client.destroy())
      upstream.on('close', () => client.destroy())
      client.on('close', () => upstream.destroy())
      upstream.write(first)
      client.pipe(upstream).pipe(client)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    port: (server.address() as AddressInfo).port,
    /** The parameters that were refused. */
    refused,
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        for (const socket of sockets) socket.destroy()
      }),
  }
}

function errorMessage(name: string): Buffer {
  const fields = ['SFATAL', 'C08P01', `Munsupported startup parameter: ${name}`, '']
  const body = Buffer.from(`${fields.join('\0')}\0`)
  const head = Buffer.alloc(5)
  head.write('E')
  head.writeInt32BE(body.length + 4, 1)
  return Buffer.concat([head, body])
}
