import http, { type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { recordRemoteAddresses } from '@/lib/http/client-address'
import { admitOnDemand, trackRequests } from '@/lib/http/on-demand-limit'

/** Admits each request or responds with 429. Admitted requests stay open until `respondToAll`. */
const open = new Set<ServerResponse>()
const server = http.createServer(async (request, response) => {
  const headers = new Headers(request.headers as Record<string, string>)
  const kind = request.url === '/record' ? 'record' : 'computed'
  const retrySeconds = await admitOnDemand(headers, kind)
  if (retrySeconds === undefined) open.add(response)
  else response.writeHead(429, { 'retry-after': String(retrySeconds) }).end()
})

beforeAll(async () => {
  recordRemoteAddresses()
  trackRequests()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})
afterAll(() => server.close().closeAllConnections())

function send(localAddress: string, path = '/') {
  const { port } = server.address() as AddressInfo
  const request = http.get({ port, path, host: '127.0.0.1', localAddress, agent: false })
  request.on('error', () => undefined)
  return new Promise<number>((resolve) => {
    request.on('response', (response) => resolve(response.resume().statusCode!))
  })
}

/** Sends requests, and returns how many were rejected. */
async function countRejected(count: number, localAddress: string, path?: string) {
  const before = open.size
  let rejected = 0
  for (let index = 0; index < count; index++) {
    void send(localAddress, path).then((status) => (rejected += Number(status === 429)))
  }
  while (open.size - before + rejected < count)
    await new Promise((resolve) => setTimeout(resolve, 5))
  return rejected
}

async function respondToAll() {
  const closed = [...open].map(
    (response) => new Promise((resolve) => response.on('close', resolve)),
  )
  for (const response of open) response.end()
  await Promise.all(closed)
  open.clear()
}

test('limits concurrent requests per address and in total', async () => {
  expect(await countRejected(10, '127.0.0.2')).toBe(2)
  expect(await countRejected(10, '127.0.0.3')).toBe(2)
  expect(await countRejected(26, '127.0.0.4', '/record')).toBe(2)
  expect(await countRejected(1, '127.0.0.5')).toBe(1)
  await respondToAll()
  expect(await countRejected(8, '127.0.0.5')).toBe(0)
  await respondToAll()
})

test('a closed connection releases its slot', async () => {
  expect(await countRejected(8, '127.0.0.6')).toBe(0)
  const [first] = open
  const closed = new Promise((resolve) => first!.on('close', resolve))
  first!.destroy()
  await closed
  open.delete(first!)
  expect(await countRejected(2, '127.0.0.6')).toBe(1)
  await respondToAll()
})

test('limits the rate of computed requests per address', async () => {
  expect(await countRejected(100, '127.0.0.7')).toBe(92)
  await respondToAll()
  expect(await countRejected(1, '127.0.0.7')).toBe(1)
  expect(await countRejected(1, '127.0.0.7', '/record')).toBe(0)
  expect(await countRejected(1, '127.0.0.8')).toBe(0)
  await respondToAll()
})
