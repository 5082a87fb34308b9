/** @jest-environment node */
import http, { type OutgoingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { dropNavigation, dropPolicies, tidyHeads } from '@/lib/requests/heads'

const inForce = [dropPolicies(), dropNavigation(), tidyHeads()]
afterAll(() => {
  for (const takeAway of inForce) takeAway()
})

/** What a server sees of a request, and what comes of the head that it answers with. */
async function exchange(sent: RequestInit, answered: OutgoingHttpHeaders = {}) {
  const server = http.createServer(({ headers }, response) => {
    for (const [name, value] of Object.entries(answered)) response.setHeader(name, value!)
    response.end(JSON.stringify(headers))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const response = await fetch(`http://127.0.0.1:${port}`, sent)
  const seen = (await response.json()) as Record<string, string>
  server.close()
  return { seen, got: response.headers }
}

it('no request brings a policy of its own', async () => {
  const headers = {
    'Content-Security-Policy': "script-src 'nonce-x'",
    'Content-Security-Policy-Report-Only': "script-src 'nonce-x'",
    'X-Other': 'kept',
  }
  const { seen } = await exchange({ headers })
  expect(seen).toMatchObject({ 'x-other': 'kept' })
  expect(JSON.stringify(seen)).not.toContain('nonce')
})

const parts = { RSC: '1', 'Next-Router-State-Tree': '[]', 'Next-Router-Prefetch': '1' }

it('nobody gets a page in parts at the address of the whole', async () => {
  const { seen } = await exchange({ headers: { ...parts, 'Next-Url': '/' } })
  expect(seen).not.toHaveProperty('rsc')
  expect(JSON.stringify(seen)).not.toContain('next-router')
  expect(seen['next-url']).toBe('/')
})

it('a form tells Next where it was sent from', async () => {
  const { seen } = await exchange({ method: 'POST', headers: parts })
  expect(seen).toMatchObject({ rsc: '1', 'next-router-state-tree': '[]' })
})

it('an answer carries its own policy, and nothing that only Next reads', async () => {
  const { got } = await exchange(
    {},
    {
      'Content-Security-Policy': ["object-src 'none'", "default-src 'self'; object-src 'none'"],
      Vary: ['rsc, next-router-state-tree, next-router-segment-prefetch', 'Accept-Encoding'],
      'X-Nextjs-Prerender': ['1', '1'],
      'X-Nextjs-Stale-Time': '300',
      'X-Nextjs-Cache': 'HIT',
    },
  )
  expect(got.get('content-security-policy')).toBe("default-src 'self'; object-src 'none'")
  expect(got.get('vary')).toBe('Accept-Encoding')
  expect([...got.keys()].filter((name) => name.startsWith('x-'))).toEqual(['x-nextjs-cache'])
})

it('an answer that varies by nothing else says nothing of it', async () => {
  const { got } = await exchange({}, { Vary: 'rsc, next-router-state-tree' })
  expect(got.has('vary')).toBe(false)
  const { got: plain } = await exchange({}, { 'Content-Security-Policy': "object-src 'none'" })
  expect(plain.get('content-security-policy')).toBe("object-src 'none'")
})
