import { once } from 'node:events'
import { statSync } from 'node:fs'
import http from 'node:http'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { setTimeout as pause } from 'node:timers/promises'
import { createBody } from '../../support/fixtures/enquiry'
import type { Site } from '../../support/servers/site'
import { expect, test } from './fixture'
import { postEnquiry } from '../../support/servers/post-enquiry'
import { openStore } from './open-store'

test.setTimeout(120_000)

/** Sends one half of an enquiry. `finish` sends the other half. */
async function beginPost({ url }: Site, number: number) {
  const body = Buffer.from(JSON.stringify(createBody(number)))
  const request = http.request(new URL('/api/form/dvs/dif', url), {
    method: 'POST',
    agent: new http.Agent({ keepAlive: true }),
    headers: {
      origin: url,
      'content-type': 'application/json',
      'content-length': body.length,
      // The site confirms the headers before it receives the body (RFC 9110, section 10.1.1).
      expect: '100-continue',
      'x-forwarded-for': `198.18.1.${number}`,
    },
  })
  const result = new Promise<string>((resolve) => {
    request.once('response', (response) => resolve(String(response.resume().statusCode)))
    request.once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message))
  })
  const half = body.length / 2
  request.flushHeaders()
  await once(request, 'continue')
  await new Promise((resolve) => request.write(body.subarray(0, half), resolve))
  return { finish: () => request.end(body.subarray(half)), result }
}

/**
 * Reads pages over one keep-alive connection until the site no longer listens. The kernel resets a new connection that
 * is opened at the moment when the site stops listening; the site has no request of it, so this is not an error.
 * @returns errors
 */
async function readUntilClosed({ url }: Site): Promise<string[]> {
  const agent = new http.Agent({ keepAlive: true, maxSockets: 1 })
  const read = () =>
    new Promise<string | undefined>((resolve) => {
      const request = http.get(`${url}/about`, { agent }, (response) => {
        response.resume().once('end', () => resolve(''))
        response.once('error', () => resolve('cut off'))
      })
      request.once('error', ({ code, message }: NodeJS.ErrnoException) =>
        resolve(request.reusedSocket ? (code ?? message) : undefined),
      )
    })
  for (;;) {
    const error = await read()
    if (error === undefined) return []
    if (error) return [error]
    await pause(5)
  }
}

const writeAheadLog = (folder: string) => path.join(folder, 'enquiries.db-wal')
const getSize = (file: string) => statSync(file, { throwIfNoEntry: false })?.size ?? 0

for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  test(`after ${signal} every request gets a response, a running delivery ends, and the file is complete`, async ({
    launch,
    folder,
    provider,
  }) => {
    const site = await launch()
    provider.fail('form', { delay: 2000, times: 1 })
    expect((await postEnquiry(site.url, 100)).status).toBe(201)
    await expect.poll(() => provider.count('form')).toBe(1)
    const pending = await Promise.all(Array.from({ length: 12 }, (_, one) => beginPost(site, one)))
    const readers = Array.from({ length: 4 }, () => readUntilClosed(site))
    await expect.poll(() => getSize(writeAheadLog(folder))).toBeGreaterThan(0)

    site.signal(signal)
    // A terminal, npm and `npm start` may each pass the same signal on.
    await pause(50)
    site.signal(signal)
    expect((await Promise.all(readers)).flat()).toEqual([])
    for (const { finish } of pending) finish()
    expect(await Promise.all(pending.map(({ result }) => result))).toEqual(Array(12).fill('201'))
    expect(await site.exited).toBe(0)

    expect(getSize(writeAheadLog(folder))).toBe(0)
    const store = await openStore(pathToFileURL(path.join(folder, 'enquiries.db')).href)
    expect(await store.integrityErrors()).toEqual([])
    expect(await store.references()).toHaveLength(13)
    // The running delivery was completed and recorded; the others wait for the next start.
    expect(await store.countWaiting()).toBe(12)
    await store.close()
  })
}

test('a second signal ends the site at once', async ({ launch }) => {
  const site = await launch()
  expect((await postEnquiry(site.url, 2)).status).toBe(201)
  const stuck = await beginPost(site, 1)
  site.signal('SIGTERM')
  await pause(3000)
  site.signal('SIGTERM')
  expect(await site.exited).toBe(1)
  expect(await stuck.result).not.toBe('201')
})

test('a request that never ends does not prevent the site from stopping', async ({
  launch,
  folder,
}) => {
  const site = await launch()
  expect((await postEnquiry(site.url, 1)).status).toBe(201)
  await beginPost(site, 2)
  const started = performance.now()
  expect(await site.stop()).toBe(0)
  // systemd and Docker kill it after 15 seconds.
  expect(performance.now() - started).toBeLessThan(15_000)
  expect(getSize(writeAheadLog(folder))).toBe(0)
})

test('a restored backup contains exactly the saved enquiries', async ({
  launch,
  enquiriesCli,
  folder,
}) => {
  const backup = path.join(folder, 'backup.db')
  const site = await launch()
  for (let number = 0; number < 40; number++)
    expect((await postEnquiry(site.url, number)).status).toBe(201)
  const saved = await enquiriesCli('export')
  expect(await enquiriesCli('backup', backup)).toBe(`written to ${backup} and verified\n`)
  for (let number = 40; number < 103; number++)
    expect((await postEnquiry(site.url, number)).status).toBe(201)
  expect(await enquiriesCli('erase', createBody(3).phone)).toMatch(/^1 erased/)
  await expect(enquiriesCli('restore', backup)).rejects.toThrow('Stop the site first')
  // A restore must not depend on a normal stop.
  await site.kill()

  expect(await enquiriesCli('restore', backup)).toMatch(
    /^restored: 40 enquiries, .+\nthe previous store is in /,
  )
  const again = await launch()
  const rows = (text: string) => text.split('\r\n').map((row) => row.replace(/"?provider: .*/, ''))
  expect(rows(await enquiriesCli('export'))).toEqual(rows(saved))
  expect(await again.stop()).toBe(0)
  const store = await openStore(pathToFileURL(path.join(folder, 'enquiries.db')).href)
  expect(await store.integrityErrors()).toEqual([])
  await store.close()
})
