import http from 'node:http'
import { gunzipSync } from 'node:zlib'
import { expect, test } from '@playwright/test'

const decompress: Record<string, (body: Buffer) => Buffer> = {
  gzip: gunzipSync,
  identity: (plain) => plain,
}

function fetchRaw(address: string, headers: Record<string, string>) {
  return new Promise<{ response: http.IncomingMessage; encoding: string; body: Buffer }>(
    (resolve, reject) => {
      const request = http.get(address, { headers }, (response) => {
        const chunks: Buffer[] = []
        response.on('data', (chunk: Buffer) => chunks.push(chunk))
        response.on('end', () => {
          const encoding = response.headers['content-encoding'] ?? 'identity'
          resolve({ response, encoding, body: Buffer.concat(chunks) })
        })
      })
      request.on('error', reject)
    },
  )
}

/** Asks for a newer version, as a browser does. */
function getCondition({ headers }: http.IncomingMessage): Record<string, string> {
  const { etag, 'last-modified': modified } = headers
  return etag ? { 'if-none-match': etag } : { 'if-modified-since': modified! }
}

/** Accept-Encoding of Chromium. */
const accepted = 'gzip, deflate, br, zstd'

const decodeText = ({ encoding, body }: Awaited<ReturnType<typeof fetchRaw>>) =>
  decompress[encoding]!(body).toString()

for (const [name, find] of [
  ['an information page', () => '/about/dps-society'],
  ['a script', (page: string) => /\/_next\/static\/chunks\/[\w.~-]+\.js/.exec(page)![0]],
  ['a script of a component', (page: string) => /\/modules\/[\w-]+\.js/.exec(page)![0]],
] as const) {
  test(`${name} is compressed for clients that accept it, with the same content`, async ({
    baseURL,
  }) => {
    const page = decodeText(await fetchRaw(`${baseURL!}/tabloid`, {}))
    const address = baseURL! + find(page)
    const plain = await fetchRaw(address, {})
    expect(plain.encoding).toBe('identity')
    const compressed = await fetchRaw(address, { 'accept-encoding': accepted })
    expect(compressed.encoding).toBe('gzip')
    expect(compressed.body.length).toBeLessThan(plain.body.length)
    expect(decodeText(compressed) === decodeText(plain)).toBe(true)

    const again = await fetchRaw(address, {
      'accept-encoding': accepted,
      ...getCondition(compressed.response),
    })
    expect([again.response.statusCode, again.body.length]).toEqual([304, 0])
  })
}
