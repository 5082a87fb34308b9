/** @jest-environment node */
import { once } from 'node:events'
import http from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { guardSockets } from '@/lib/http/sockets'

/** Short, so that the tests are; the site's own limits are constants of the module. */
const timeouts = { headers: 300, body: 300 }
let stop: () => void
beforeAll(() => {
  stop = guardSockets(timeouts)
})
afterAll(() => stop())

let server: http.Server
beforeEach(async () => {
  // As Next starts its server: what wants to be upgraded is taken, and never answered.
  server = http.createServer({ connectionsCheckingInterval: 50 }, (request, response) => {
    if (request.url === '/answers-at-once') response.end('answered')
    else request.on('data', () => undefined).on('end', () => response.end('read'))
  })
  server.on('upgrade', (_, socket) => socket.on('error', () => undefined))
  await once(server.listen(0, '127.0.0.1'), 'listening')
})
afterEach(() => {
  server.closeAllConnections()
  server.close()
})

const open = () => connect({ port: (server.address() as AddressInfo).port, allowHalfOpen: true })

/** Sends a request and waits until the site has closed the connection, which this end never does. */
async function send(...parts: string[]): Promise<string> {
  const socket = open()
  let text = ''
  socket.on('data', (chunk) => (text += chunk)).on('error', () => undefined)
  const closed = Promise.race([once(socket, 'end'), once(socket, 'close')])
  for (const part of parts) socket.write(part.replaceAll('\n', '\r\n'))
  await closed
  socket.destroy()
  return text
}

const connections = () =>
  new Promise<number>((resolve) => server.getConnections((_, count) => resolve(count)))

const upgrade = 'GET / HTTP/1.1\nHost: a\nConnection: Upgrade\nUpgrade: websocket\n\n'

describe('a connection that nobody serves', () => {
  it('is closed when it asks for WebSocket, although the client keeps its end open', async () => {
    const clients = Array.from({ length: 20 }, () => {
      const socket = open()
      socket.on('error', () => undefined).write(upgrade.replaceAll('\n', '\r\n'))
      return socket
    })
    const answers = await Promise.all(
      clients.map(async (socket) => String((await once(socket, 'data'))[0])),
    )
    for (const answer of answers) expect(answer).toMatch(/^HTTP\/1\.1 400 .*\r\nConnection: close/)
    while ((await connections()) > 0) await new Promise((resolve) => setTimeout(resolve, 10))
    for (const socket of clients) socket.destroy()
  })

  it('takes nothing else down when the client resets it in the middle of an upgrade', async () => {
    const socket = open()
    socket.write(upgrade.replaceAll('\n', '\r\n'), () => socket.resetAndDestroy())
    await once(socket, 'close')
    expect(await send('GET /answers-at-once HTTP/1.1\nHost: a\nConnection: close\n\n')).toContain(
      'answered',
    )
  })

  it('is refused as a tunnel', async () => {
    const answer = await send('CONNECT school.example:443 HTTP/1.1\nHost: school.example:443\n\n')
    expect(answer).toMatch(/^HTTP\/1\.1 405 .*\r\nConnection: close/)
  })
})

describe('a request that comes too slowly', () => {
  const post = (path: string) => `POST ${path} HTTP/1.1\nHost: a\nContent-Length: 100\n\nname=`

  it('ends with 408 when its body does not', async () => {
    expect(await send(post('/'))).toMatch(/^HTTP\/1\.1 408 /)
  })

  it('ends with 408 when its body comes in chunks', async () => {
    const head = 'POST / HTTP/1.1\nHost: a\nTransfer-Encoding: chunked\n\n'
    expect(await send(head, '5\nname=\n')).toMatch(/^HTTP\/1\.1 408 /)
  })

  it('is closed when it was answered before its body had come', async () => {
    expect(await send(post('/answers-at-once'))).toMatch(/^HTTP\/1\.1 200 .*answered$/s)
  })

  it('ends with 408 when its head does not', async () => {
    expect(await send('GET / HTTP/1.1\nHost: a\n')).toMatch(/^HTTP\/1\.1 408 /)
  })

  it('is left alone when it has come as a whole, however long the answer takes', async () => {
    server.removeAllListeners('request')
    server.on('request', (request, response) => {
      request.resume()
      setTimeout(() => response.end('at last'), 2 * timeouts.body)
    })
    const whole = 'POST / HTTP/1.1\nHost: a\nConnection: close\nContent-Length: 5\n\nname='
    expect(await send(whole)).toContain('at last')
  })
})
