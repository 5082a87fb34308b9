import { connect, type Socket } from 'node:net'
import { expect, test } from '@playwright/test'

/** A connection that stays half-open when the site closes its end. */
function connectTo(baseURL: string): Socket {
  const { hostname, port } = new URL(baseURL)
  const socket = connect({ host: hostname, port: Number(port), allowHalfOpen: true })
  return socket.on('error', () => undefined)
}

/** The response of the site until it closes the connection. */
async function readUntilClosed(socket: Socket): Promise<string> {
  let text = ''
  socket.on('data', (chunk) => (text += chunk))
  // Not `once` of node:events, which throws for a connection that is reset while bytes of the request arrive.
  await new Promise((resolve) => socket.once('end', resolve).once('close', resolve))
  socket.destroy()
  return text
}

const upgrade = (path: string) =>
  `GET ${path} HTTP/1.1\r\nHost: a\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n` +
  'Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n'

test('every WebSocket request is refused and its connection closed', async ({ baseURL }) => {
  const sockets = Array.from({ length: 300 }, () => connectTo(baseURL!))
  for (const [index, socket] of sockets.entries()) {
    socket.write(upgrade(index % 2 ? '/news' : '/nothing-is-here'))
  }
  const responses = await Promise.all(sockets.map(readUntilClosed))
  expect(new Set(responses.map((text) => text.split('\r\n')[0]))).toEqual(
    new Set(['HTTP/1.1 400 Bad Request']),
  )
})

test('a tunnel is refused', async ({ baseURL }) => {
  const socket = connectTo(baseURL!)
  socket.write('CONNECT evil.example:443 HTTP/1.1\r\nHost: evil.example:443\r\n\r\n')
  expect(await readUntilClosed(socket)).toMatch(/^HTTP\/1\.1 405 /)
})

test('a request with an incomplete body ends after half a minute, whatever its path', async ({
  baseURL,
}) => {
  test.setTimeout(120_000)
  const form = 'Content-Type: multipart/form-data; boundary=x\r\nOrigin: ' + baseURL
  const json = `Content-Type: application/json\r\nOrigin: ${baseURL}`
  const { host } = new URL(baseURL!)
  const started = performance.now()
  const responses = await Promise.all(
    [
      ['/admission/admission-enquiry', form],
      ['/api/form/dvs/dif', json],
      ['/api/tc/dvs', json],
      ['/api/revalidate', json],
      ['/abuot', json],
      ['/about', json],
    ].map(async ([path, headers]) => {
      const socket = connectTo(baseURL!)
      socket.write(
        `POST ${path} HTTP/1.1\r\nHost: ${host}\r\n${headers}\r\nContent-Length: 900\r\n\r\n`,
      )
      // One byte each second, so that the connection is never idle.
      const timer = setInterval(() => socket.write('-'), 1000)
      const text = await readUntilClosed(socket)
      clearInterval(timer)
      return [path, text.split('\r\n')[0]]
    }),
  )
  expect((performance.now() - started) / 1000).toBeLessThan(60)
  // Some get a response before their body is read. The connection is closed in this case, too.
  for (const [path, line] of responses) expect.soft(line, path).toMatch(/^HTTP\/1\.1 4\d\d /)
  expect(responses.filter(([, line]) => line?.includes(' 408 ')).map(([path]) => path)).toEqual(
    expect.arrayContaining(['/admission/admission-enquiry', '/api/form/dvs/dif']),
  )
})
