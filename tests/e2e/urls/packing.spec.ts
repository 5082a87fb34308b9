import http from 'node:http'
import { gunzipSync } from 'node:zlib'
import { expect, test } from '@playwright/test'

const unpack: Record<string, (packed: Buffer) => Buffer> = {
  gzip: gunzipSync,
  identity: (plain) => plain,
}

function ask(address: string, headers: Record<string, string>) {
  return new Promise<{ status?: number; encoding: string; etag?: string; packed: Buffer }>(
    (resolve, reject) => {
      const request = http.get(address, { headers }, (response) => {
        const chunks: Buffer[] = []
        response.on('data', (chunk: Buffer) => chunks.push(chunk))
        response.on('end', () => {
          const { etag, 'content-encoding': encoding = 'identity' } = response.headers
          resolve({ status: response.statusCode, encoding, etag, packed: Buffer.concat(chunks) })
        })
      })
      request.on('error', reject)
    },
  )
}

/** What Chromium says it takes. */
const accepted = 'gzip, deflate, br, zstd'

const textOf = ({ encoding, packed }: Awaited<ReturnType<typeof ask>>) =>
  unpack[encoding]!(packed).toString()

for (const [name, find] of [
  ['an information page', () => '/about/dps-society'],
  ['a script', (page: string) => /\/_next\/static\/chunks\/[\w.~-]+\.js/.exec(page)![0]],
  ['the enhancements', (page: string) => /\/enhance\.js\?v=\w+/.exec(page)![0]],
] as const) {
  test(`${name} comes compressed for who takes it, and is the same for all`, async ({
    baseURL,
  }) => {
    const home = textOf(await ask(baseURL!, {}))
    const address = baseURL! + find(home)
    const plain = await ask(address, {})
    expect(plain.encoding).toBe('identity')
    const small = await ask(address, { 'accept-encoding': accepted })
    expect(small.encoding).toBe('gzip')
    expect(small.packed.length).toBeLessThan(plain.packed.length / 2)
    expect(textOf(small) === textOf(plain)).toBe(true)

    const again = await ask(address, { 'accept-encoding': accepted, 'if-none-match': small.etag! })
    expect([again.status, again.packed.length]).toEqual([304, 0])
  })
}
