/** @jest-environment node */
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { dropRequestedPolicies } from '@/lib/requests/policies'

it('no request brings a policy of its own', async () => {
  const letBe = dropRequestedPolicies()
  const server = http.createServer(({ headers }, response) => {
    response.end(JSON.stringify(headers))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const headers = {
    'Content-Security-Policy': "script-src 'nonce-x'",
    'Content-Security-Policy-Report-Only': "script-src 'nonce-x'",
    'X-Other': 'kept',
  }
  const seen = await (await fetch(`http://127.0.0.1:${port}`, { headers })).json()
  expect(seen).toMatchObject({ 'x-other': 'kept' })
  expect(JSON.stringify(seen)).not.toContain('nonce')
  server.close()
  letBe()
})
