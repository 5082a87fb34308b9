/** @jest-environment node */
import http, { type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { recordRemoteAddresses } from '@/lib/http/client-address'
import { admitOnDemand, trackRequests } from '@/lib/http/on-demand-limit'

/** Gives each request a place, or answers 429; keeps those with a place open until it is told. */
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

function ask(localAddress: string, path = '/') {
  const { port } = server.address() as AddressInfo
  const request = http.get({ port, path, host: '127.0.0.1', localAddress, agent: false })
  request.on('error', () => undefined)
  return new Promise<number>((resolve) => {
    request.on('response', (response) => resolve(response.resume().statusCode!))
  })
}

/** Asks so often, and gives what was refused. */
async function refusedOf(count: number, localAddress: string, path?: string) {
  const before = open.size
  let refused = 0
  for (let index = 0; index < count; index++) {
    void ask(localAddress, path).then((status) => (refused += Number(status === 429)))
  }
  while (open.size - before + refused < count)
    await new Promise((resolve) => setTimeout(resolve, 5))
  return refused
}

async function answerAll() {
  const closed = [...open].map(
    (response) => new Promise((resolve) => response.on('close', resolve)),
  )
  for (const response of open) response.end()
  await Promise.all(closed)
  open.clear()
}

test('an address has so many places at once, and all together so many', async () => {
  expect(await refusedOf(10, '127.0.0.2')).toBe(2)
  expect(await refusedOf(10, '127.0.0.3')).toBe(2)
  expect(await refusedOf(26, '127.0.0.4', '/record')).toBe(2)
  expect(await refusedOf(1, '127.0.0.5')).toBe(1)
  await answerAll()
  expect(await refusedOf(8, '127.0.0.5')).toBe(0)
  await answerAll()
})

test('who leaves makes place', async () => {
  expect(await refusedOf(8, '127.0.0.6')).toBe(0)
  const [first] = open
  const closed = new Promise((resolve) => first!.on('close', resolve))
  first!.destroy()
  await closed
  open.delete(first!)
  expect(await refusedOf(2, '127.0.0.6')).toBe(1)
  await answerAll()
})

test('an address that asks without end waits for some seconds', async () => {
  expect(await refusedOf(100, '127.0.0.7')).toBe(92)
  await answerAll()
  expect(await refusedOf(1, '127.0.0.7')).toBe(1)
  expect(await refusedOf(1, '127.0.0.7', '/record')).toBe(0)
  expect(await refusedOf(1, '127.0.0.8')).toBe(0)
  await answerAll()
})
