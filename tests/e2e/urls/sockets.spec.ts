import { expect, test } from '@playwright/test'
import { connectTo, readUntilClosed } from '../../support/browser/raw-socket'

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
