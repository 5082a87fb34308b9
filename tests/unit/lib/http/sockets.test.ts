import { once } from 'node:events'
import http from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { guardSockets } from '@/lib/http/sockets'

/** Shorter than the module's defaults, to keep the tests fast. */
const limits = { headers: 300, period: 300, bytes: 300 }
let stop: () => void
beforeAll(() => {
  stop = guardSockets(limits)
})
afterAll(() => stop())

let server: http.Server
beforeEach(async () => {
  // Like Next's server: it accepts upgrades and never responds to them.
  server = http.createServer({ connectionsCheckingInterval: 50 }, (request, response) => {
    if (request.url === '/responds-early') response.end('early response')
    else request.on('data', () => undefined).on('end', () => response.end('read'))
  })
  server.on('upgrade', (_, socket) => socket.on('error', () => undefined))
  await once(server.listen(0, '127.0.0.1'), 'listening')
})
afterEach(() => {
  server.closeAllConnections()
  server.close()
})

/** Unlike `once`, not an error for a connection that was reset. */
const waitForClose = (socket: Socket) => new Promise((resolve) => socket.once('close', resolve))

const open = () => connect({ port: (server.address() as AddressInfo).port, allowHalfOpen: true })

/** Sends a request and waits until the server closes the connection. The client never closes its side. */
async function send(...parts: string[]): Promise<string> {
  const socket = open()
  let text = ''
  socket.on('data', (chunk) => (text += chunk)).on('error', () => undefined)
  const closed = Promise.race([
    new Promise((resolve) => socket.once('end', resolve)),
    waitForClose(socket),
  ])
  for (const part of parts) socket.write(part.replaceAll('\n', '\r\n'))
  await closed
  socket.destroy()
  return text
}

const connections = () =>
  new Promise<number>((resolve) => server.getConnections((_, count) => resolve(count)))

const upgrade = 'GET / HTTP/1.1\nHost: a\nConnection: Upgrade\nUpgrade: websocket\n\n'

describe('a connection that the site does not support', () => {
  it('is closed after a WebSocket upgrade, even if the client keeps its side open', async () => {
    const clients = Array.from({ length: 20 }, () => {
      const socket = open()
      socket.on('error', () => undefined).write(upgrade.replaceAll('\n', '\r\n'))
      return socket
    })
    const responses = await Promise.all(
      clients.map(async (socket) => String((await once(socket, 'data'))[0])),
    )
    for (const response of responses)
      expect(response).toMatch(/^HTTP\/1\.1 400 .*\r\nConnection: close/)
    while ((await connections()) > 0) await new Promise((resolve) => setTimeout(resolve, 10))
    for (const socket of clients) socket.destroy()
  })

  it('does not affect others when the client resets it during an upgrade', async () => {
    const socket = open()
    socket.write(upgrade.replaceAll('\n', '\r\n'), () => socket.resetAndDestroy())
    await waitForClose(socket)
    expect(await send('GET /responds-early HTTP/1.1\nHost: a\nConnection: close\n\n')).toContain(
      'early response',
    )
  })

  it('is rejected for CONNECT', async () => {
    const response = await send('CONNECT school.example:443 HTTP/1.1\nHost: school.example:443\n\n')
    expect(response).toMatch(/^HTTP\/1\.1 405 .*\r\nConnection: close/)
  })
})

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

describe('a slow body', () => {
  /** Sends a body in parts of so many bytes, one every 50 ms, and returns the response. */
  async function trickle(size: number, part: number): Promise<string> {
    const socket = open()
    let text = ''
    let isClosed = false
    socket.on('data', (chunk) => (text += chunk)).on('error', () => undefined)
    for (const event of ['end', 'close'] as const) socket.on(event, () => (isClosed = true))
    socket.write(
      `POST / HTTP/1.1\r\nHost: a\r\nConnection: close\r\nContent-Length: ${size}\r\n\r\n`,
    )
    for (let sent = 0; sent < size && !isClosed; sent += part) {
      socket.write('x'.repeat(Math.min(part, size - sent)))
      await wait(50)
    }
    while (!isClosed) await wait(10)
    socket.destroy()
    return text
  }

  it('is read to its end, however long that takes', async () => {
    // One part in a period is enough, also on a busy machine.
    expect(await trickle(3000, 350)).toMatch(/^HTTP\/1\.1 200 .*read/s)
  })

  it('gets 408 when it is too slow, though never silent', async () => {
    expect(await trickle(3000, 10)).toMatch(/^HTTP\/1\.1 408 /)
  })

  it.each(['Content-Length: 100', 'Transfer-Encoding: chunked'])(
    'that a GET declares (%s) and never sends closes the connection',
    async (header) => {
      // As long as pages take bytes, Node would keep the connection.
      const socket = open()
      const closed = waitForClose(socket)
      socket.on('error', () => undefined).resume()
      socket.write(`GET /responds-early HTTP/1.1\r\nHost: a\r\n${header}\r\n\r\n`)
      socket.on('end', () => socket.destroy())
      const timer = setInterval(() => socket.write(header.startsWith('C') ? 'x' : '1\r\nx\r\n'), 40)
      await closed
      clearInterval(timer)
    },
  )
})

describe('a slow request', () => {
  const post = (path: string) => `POST ${path} HTTP/1.1\nHost: a\nContent-Length: 100\n\nname=`

  it('gets 408 when its body does not end', async () => {
    expect(await send(post('/'))).toMatch(/^HTTP\/1\.1 408 /)
  })

  it('gets 408 when its chunked body does not end', async () => {
    const head = 'POST / HTTP/1.1\nHost: a\nTransfer-Encoding: chunked\n\n'
    expect(await send(head, '5\nname=\n')).toMatch(/^HTTP\/1\.1 408 /)
  })

  it('is closed when the response was sent before the body arrived', async () => {
    expect(await send(post('/responds-early'))).toMatch(/^HTTP\/1\.1 200 .*early response$/s)
  })

  it('gets 408 when its headers do not end', async () => {
    expect(await send('GET / HTTP/1.1\nHost: a\n')).toMatch(/^HTTP\/1\.1 408 /)
  })

  it('is not limited once its body is complete, however long the response takes', async () => {
    server.removeAllListeners('request')
    server.on('request', (request, response) => {
      request.resume()
      setTimeout(() => response.end('late response'), 2 * limits.period)
    })
    const complete = 'POST / HTTP/1.1\nHost: a\nConnection: close\nContent-Length: 5\n\nname='
    expect(await send(complete)).toContain('late response')
  })
})
