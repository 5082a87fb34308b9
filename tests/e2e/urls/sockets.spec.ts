import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { expect, test } from '@playwright/test'

/** A connection whose own end stays open whatever the site does. */
function open(baseURL: string): Socket {
  const { hostname, port } = new URL(baseURL)
  const socket = connect({ host: hostname, port: Number(port), allowHalfOpen: true })
  return socket.on('error', () => undefined)
}

/** What the site has answered until it closed the connection. */
async function untilClosed(socket: Socket): Promise<string> {
  let text = ''
  socket.on('data', (chunk) => (text += chunk))
  await Promise.race([once(socket, 'end'), once(socket, 'close')])
  socket.destroy()
  return text
}

const upgrade = (path: string) =>
  `GET ${path} HTTP/1.1\r\nHost: a\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n` +
  'Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n'

test('every WebSocket that is asked for is closed', async ({ baseURL }) => {
  const sockets = Array.from({ length: 300 }, () => open(baseURL!))
  for (const [index, socket] of sockets.entries()) {
    socket.write(upgrade(index % 2 ? '/news' : '/nothing-is-here'))
  }
  const answers = await Promise.all(sockets.map(untilClosed))
  expect(new Set(answers.map((text) => text.split('\r\n')[0]))).toEqual(
    new Set(['HTTP/1.1 400 Bad Request']),
  )
})

test('a tunnel is refused', async ({ baseURL }) => {
  const socket = open(baseURL!)
  socket.write('CONNECT evil.example:443 HTTP/1.1\r\nHost: evil.example:443\r\n\r\n')
  expect(await untilClosed(socket)).toMatch(/^HTTP\/1\.1 405 /)
})

test('a body that does not come ends after half a minute, wherever it goes', async ({
  baseURL,
}) => {
  test.setTimeout(120_000)
  const form = 'Content-Type: multipart/form-data; boundary=x\r\nOrigin: ' + baseURL
  const json = `Content-Type: application/json\r\nOrigin: ${baseURL}`
  const { host } = new URL(baseURL!)
  const started = performance.now()
  const answers = await Promise.all(
    [
      ['/admission/admission-enquiry', form],
      ['/api/form/dvs/dif', json],
      ['/api/tc/dvs', json],
      ['/api/revalidate', json],
      ['/abuot', json],
      ['/about', json],
    ].map(async ([path, headers]) => {
      const socket = open(baseURL!)
      socket.write(
        `POST ${path} HTTP/1.1\r\nHost: ${host}\r\n${headers}\r\nContent-Length: 900\r\n\r\n`,
      )
      // A byte now and then, so that the connection is never idle.
      const drip = setInterval(() => socket.write('-'), 1000)
      const text = await untilClosed(socket)
      clearInterval(drip)
      return [path, text.split('\r\n')[0]]
    }),
  )
  expect((performance.now() - started) / 1000).toBeLessThan(60)
  // Some are answered before their body is read; the connection ends all the same.
  for (const [path, line] of answers) expect.soft(line, path).toMatch(/^HTTP\/1\.1 4\d\d /)
  expect(answers.filter(([, line]) => line?.includes(' 408 ')).map(([path]) => path)).toEqual(
    expect.arrayContaining(['/admission/admission-enquiry', '/api/form/dvs/dif']),
  )
})
