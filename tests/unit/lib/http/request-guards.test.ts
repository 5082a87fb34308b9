import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { getClientAddress, listNetworks, recordRemoteAddresses } from '@/lib/http/client-address'
import { isSameOrigin } from '@/lib/http/same-origin'
import { env } from '@/lib/core/env'

afterEach(() => jest.restoreAllMocks())

describe("the client's address", () => {
  const addressFrom = (socket: string, forwarded: string | undefined, trusted: number) =>
    getClientAddress(
      new Headers({
        'x-socket-address': socket,
        ...(forwarded === undefined ? {} : { 'x-forwarded-for': forwarded }),
      }),
      trusted,
    )

  it.each([
    ['no proxy is trusted', '203.0.113.9', '198.51.100.1', 0, '203.0.113.9'],
    ['one proxy is trusted', '10.0.0.1', '198.51.100.1', 1, '198.51.100.1'],
    ['the client writes an entry too', '10.0.0.1', '1.1.1.1, 198.51.100.1', 1, '198.51.100.1'],
    ['two are trusted', '10.0.0.1', '1.1.1.1, 198.51.100.1, 10.0.0.2', 2, '198.51.100.1'],
    ['there are fewer proxies than trusted', '203.0.113.9', undefined, 2, '203.0.113.9'],
    ['it has a port', '10.0.0.1', '198.51.100.1:4711', 1, '198.51.100.1'],
    ['it is IPv4 in IPv6', '::ffff:203.0.113.9', undefined, 0, '203.0.113.9'],
    ['it is IPv6', '2001:db8:0:7:aaaa::1', undefined, 0, '2001:db8:0:7'],
    ['it is abbreviated IPv6', '2001:DB8::1', undefined, 0, '2001:db8:0:0'],
    ['it is IPv6 with a port', '10.0.0.1', '[2001:db8::1]:4711', 1, '2001:db8:0:0'],
    ['it is invalid', '10.0.0.1', 'me, <script>', 1, 'unknown'],
    ['it is missing', '', undefined, 0, 'unknown'],
  ])('when %s', (_, socket, forwarded, trusted, address) => {
    expect(addressFrom(socket, forwarded, trusted)).toBe(address)
  })

  it.each([
    ['203.0.113.9', []],
    ['unknown', []],
    ['2001:db8:0:7', ['2001:db8:0:0/56', '2001:db8:0/48']],
    ['2001:db8:0:a7ff', ['2001:db8:0:a700/56', '2001:db8:0/48']],
  ])('%s is also counted by the networks %j', (address, wider) => {
    expect(listNetworks(address)).toEqual([address, ...wider])
  })

  it('is set on each request and overrides the header of the client', async () => {
    recordRemoteAddresses()
    const server = http.createServer(({ headers }, response) => {
      response.end(getClientAddress(new Headers(headers as Record<string, string>), 0))
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const { port } = server.address() as AddressInfo
    const headers = { 'x-socket-address': '1.1.1.1', 'x-forwarded-for': '1.1.1.1' }
    const response = await fetch(`http://127.0.0.1:${port}`, { headers })
    expect(await response.text()).toBe('127.0.0.1')
    server.close()
  })
})

describe('a post', () => {
  const host = 'site.example'
  const own = `https://${host}`

  it.each([
    [true, { 'sec-fetch-site': 'same-origin', origin: own }, false],
    [true, { 'sec-fetch-site': 'same-origin' }, false],
    [true, { origin: own }, false],
    [true, {}, true],
    [false, {}, false],
    [false, { 'sec-fetch-site': 'cross-site', origin: own }, true],
    [false, { 'sec-fetch-site': 'same-site' }, true],
    [false, { origin: 'https://evil.example' }, true],
    [false, { origin: 'https://site.example.evil.example' }, false],
    [false, { origin: 'null' }, true],
    [false, { origin: '' }, true],
    [false, { origin: 'https://evil.example', 'x-forwarded-host': 'evil.example' }, false],
  ])('has the same origin: %j for %j, form: %j', (allowed, headers, isForm) => {
    expect(isSameOrigin(new Headers({ host, ...headers }), isForm)).toBe(allowed)
  })

  it('can pass through a trusted proxy or use the public URL', () => {
    jest.replaceProperty(env, 'trustedProxies', 1)
    jest.replaceProperty(env, 'siteUrl', 'https://school.example')
    for (const origin of [own, 'https://school.example']) {
      const headers = new Headers({ host: 'inner:3000', 'x-forwarded-host': host, origin })
      expect(isSameOrigin(headers, false)).toBe(true)
    }
  })
})
