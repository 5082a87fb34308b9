import { once } from 'node:events'
import { statSync } from 'node:fs'
import http from 'node:http'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { setTimeout as pause } from 'node:timers/promises'
import { bodyOf } from '../../support/fixtures/enquiry'
import type { Site } from '../../support/servers/site'
import { expect, test } from './fixture'
import { post } from './post'
import { openStored } from './stored'

test.setTimeout(120_000)

const send = ({ url }: Site, number: number) => post(url, { body: JSON.stringify(bodyOf(number)) })

/** An enquiry of which the site has only half, until `finish` sends the rest. */
async function beginPost({ url }: Site, number: number) {
  const body = Buffer.from(JSON.stringify(bodyOf(number)))
  const request = http.request(new URL('/api/form/dvs/dif', url), {
    method: 'POST',
    agent: new http.Agent({ keepAlive: true }),
    headers: {
      origin: url,
      'content-type': 'application/json',
      'content-length': body.length,
      // The site says that it has the request before it gets the body (RFC 9110, section 10.1.1).
      expect: '100-continue',
      'x-forwarded-for': `198.18.1.${number}`,
    },
  })
  const answered = new Promise<string>((resolve) => {
    request.once('response', (response) => resolve(String(response.resume().statusCode)))
    request.once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message))
  })
  const half = body.length / 2
  request.flushHeaders()
  await once(request, 'continue')
  await new Promise((resolve) => request.write(body.subarray(0, half), resolve))
  return { finish: () => request.end(body.subarray(half)), answered }
}

/**
 * A visitor who reads on, over one connection while it lasts, until nobody listens any more. Who connects in the very
 * moment in which the site stops listening is reset by the kernel, and no request of theirs is in hand.
 * @returns what went wrong
 */
async function readOn({ url }: Site): Promise<string[]> {
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
    const fault = await read()
    if (fault === undefined) return []
    if (fault) return [fault]
    await pause(5)
  }
}

const journal = (folder: string) => path.join(folder, 'enquiries.db-wal')
const sizeOf = (file: string) => statSync(file, { throwIfNoEntry: false })?.size ?? 0

for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  test(`after ${signal} everybody is answered, what is in hand is delivered, and the file is complete`, async ({
    open,
    folder,
    provider,
  }) => {
    const site = await open()
    provider.fail('form', { delay: 2000, times: 1 })
    expect((await send(site, 100)).status).toBe(201)
    await expect.poll(() => provider.count('form')).toBe(1)
    const begun = await Promise.all(Array.from({ length: 12 }, (_, one) => beginPost(site, one)))
    const readers = Array.from({ length: 4 }, () => readOn(site))
    await pause(200)
    expect(sizeOf(journal(folder))).toBeGreaterThan(0)

    site.signal(signal)
    // A terminal, npm and `npm start` may each pass the same signal on.
    await pause(50)
    site.signal(signal)
    await pause(700)
    for (const { finish } of begun) finish()
    expect(await Promise.all(begun.map(({ answered }) => answered))).toEqual(Array(12).fill('201'))
    expect((await Promise.all(readers)).flat()).toEqual([])
    expect(await site.exited).toBe(0)

    expect(sizeOf(journal(folder))).toBe(0)
    const stored = await openStored(pathToFileURL(path.join(folder, 'enquiries.db')).href)
    expect(await stored.faults()).toEqual([])
    expect(await stored.references()).toHaveLength(13)
    // The delivery in hand was ended and noted; the others wait for the next start.
    expect(await stored.waiting()).toBe(12)
    await stored.close()
  })
}

test('a second signal ends it at once', async ({ open }) => {
  const site = await open()
  expect((await send(site, 2)).status).toBe(201)
  const stuck = await beginPost(site, 1)
  site.signal('SIGTERM')
  await pause(3000)
  site.signal('SIGTERM')
  expect(await site.exited).toBe(1)
  expect(await stuck.answered).not.toBe('201')
})

test('a request that never ends does not keep it from stopping', async ({ open, folder }) => {
  const site = await open()
  expect((await send(site, 1)).status).toBe(201)
  await beginPost(site, 2)
  const started = performance.now()
  expect(await site.stop()).toBe(0)
  // systemd and Docker end it by force after 15 seconds.
  expect(performance.now() - started).toBeLessThan(15_000)
  expect(sizeOf(journal(folder))).toBe(0)
})

test('a backup that is put back holds exactly what was saved', async ({ open, office, folder }) => {
  const backup = path.join(folder, 'backup.db')
  const site = await open()
  for (let number = 0; number < 40; number++) expect((await send(site, number)).status).toBe(201)
  const saved = await office('export')
  expect(await office('backup', backup)).toBe(`written to ${backup} and checked\n`)
  for (let number = 40; number < 103; number++) expect((await send(site, number)).status).toBe(201)
  expect(await office('erase', bodyOf(3).phone)).toMatch(/^1 erased/)
  await expect(office('restore', backup)).rejects.toThrow('Stop the site first')
  // Nothing of this may depend on how the site ends.
  await site.kill()

  expect(await office('restore', backup)).toMatch(/^40 restored\nwhat was there before is in /)
  const again = await open()
  const rows = (text: string) => text.split('\r\n').map((row) => row.replace(/"?provider: .*/, ''))
  expect(rows(await office('export'))).toEqual(rows(saved))
  expect(await again.stop()).toBe(0)
  const stored = await openStored(pathToFileURL(path.join(folder, 'enquiries.db')).href)
  expect(await stored.faults()).toEqual([])
  await stored.close()
})
