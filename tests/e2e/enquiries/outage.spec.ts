import { execFileSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { createClient } from '@libsql/client'
import { enquiryCopy } from '../../../content/microcopy/enquiry'
import { bodyOf } from '../../support/fixtures/enquiry'
import { damage } from '../../unit/lib/enquiries/support/damage'
import { startTcpProxy } from '../../support/servers/tcp-proxy'
import type { Site } from '../../support/servers/site'
import { expect, healthSecret, test } from './fixture'
import { post } from './post'
import { openStored } from './stored'

test.setTimeout(120_000)

const send = ({ url }: Site, number: number) => post(url, { body: JSON.stringify(bodyOf(number)) })

/** What the visitor is told when nothing could be stored (R-ENQUIRY-6), with script and without; pages are there. */
async function expectFailure(site: Site, number: number) {
  const { status, text } = await send(site, number)
  expect([status, JSON.parse(text)]).toEqual([503, { error: enquiryCopy.failed }])
  expect(enquiryCopy.failed).toBe('Error submitting the form. Please try again.')
  const fields = { ...bodyOf(number), declaration: 'on' }
  const led = await post(site.url, {
    body: new URLSearchParams(fields).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  })
  expect(led.status).toBe(303)
  expect(led.headers.location).toBe('/admission/admission-enquiry?enquiry=failed')
  await expectPages(site)
}

/** What is told to whoever watches the site, and with which status. */
async function healthOf({ url }: Site) {
  const headers = { authorization: `Bearer ${healthSecret}` }
  const response = await fetch(`${url}/api/health`, { headers })
  const { status, problems } = (await response.json()) as { status: string; problems: string[] }
  return [response.status, status, ...problems]
}

async function expectPages({ url }: Site) {
  const page = await fetch(`${url}/about`)
  expect(page.status).toBe(200)
  expect(await page.text()).toContain('</html>')
}

/** Waits for the backup that the site makes as it starts. */
const expectBackup = (folder: string) =>
  expect
    .poll(() => readdirSync(folder, { recursive: true }))
    .toContainEqual(expect.stringMatching(/^backups.enquiries-[\d-]{10}\.db$/))

const expectSuccess = (site: Site, number: number) =>
  expect.poll(async () => (await send(site, number)).status, { timeout: 30_000 }).toBe(201)

test('a folder that cannot be used', async ({ open, folder, office }) => {
  const blocked = path.join(folder, 'data')
  await writeFile(blocked, '')
  const site = await open({ DATA_DIR: blocked })
  await expectFailure(site, 1)
  await rm(blocked)
  await mkdir(blocked)
  await expectSuccess(site, 1)
  expect(await office('list')).toBe('0 stored\n')
})

test('a full disk', async ({ open, office, provider, folder }) => {
  const site = await open()
  await expectSuccess(site, 1)
  await expectBackup(folder)
  // Files of this process may not grow beyond what they are: what a full disk does, without one.
  const limitFiles = (bytes: string) =>
    execFileSync('prlimit', ['--pid', String(site.pid), `--fsize=${bytes}:`])
  limitFiles('4096')
  await expectFailure(site, 2)
  await expectFailure(site, 3)
  expect(await healthOf(site)).toEqual([503, 'down', 'The enquiry store cannot be written to.'])
  limitFiles('unlimited')
  await expectSuccess(site, 2)
  expect(await healthOf(site)).toEqual([200, 'ok'])
  expect(await office('list')).toMatch(/\n2 stored\n$/)
  await expect.poll(() => provider.ledger.bodies.size).toBe(2)
})

test('a damaged file', async ({ open, folder, office }) => {
  const file = path.join(folder, 'enquiries.db')
  const first = await open()
  for (let number = 1; number <= 60; number++) await expectSuccess(first, number)
  await expectBackup(folder)
  await office('backup', path.join(folder, 'good.db'))
  await first.stop()
  damage(file)
  const site = await open({ LOG_LEVEL: 'error' })
  await expectFailure(site, 61)
  expect((await healthOf(site)).slice(0, 3)).toEqual([
    503,
    'down',
    'The enquiry store is damaged. Stop the site, run `npm run enquiries -- restore FILE`, start it.',
  ])
  expect(site.output()).toContain('run `npm run enquiries -- restore`')
  await expect(office('restore', path.join(folder, 'good.db'))).rejects.toThrow('Stop the site')
  await site.stop()
  expect(await office('restore', path.join(folder, 'good.db'))).toMatch(/^60 restored\n/)
  const again = await open()
  await expectSuccess(again, 61)
  expect(await healthOf(again)).toEqual([200, 'ok'])
  expect(await office('list')).toMatch(/\n61 stored\n$/)
})

test('a file that another program has locked', async ({ open, folder, provider }) => {
  const site = await open()
  await expectSuccess(site, 1)
  const other = createClient({ url: `file:${path.join(folder, 'enquiries.db')}` })
  const lock = await other.transaction('write')
  const order: string[] = []
  await Promise.all([
    expectFailure(site, 2).then(() => order.push('failure')),
    expectPages(site).then(() => order.push('page')),
  ])
  // Nobody waits for a page because somebody waits for the lock.
  expect(order).toEqual(['page', 'failure'])
  await lock.rollback()
  other.close()
  await expectSuccess(site, 2)
  await expect.poll(() => provider.ledger.bodies.size).toBe(2)
})

test('a PostgreSQL that is away as the site starts, comes, falls silent and goes', async ({
  open,
  provider,
  postgres,
}) => {
  const relay = await startTcpProxy(postgres.port)
  try {
    const url = postgres.url.replace(`:${postgres.port}/`, `:${relay.port}/`)
    const site = await open({ DATABASE_URL: url, LOG_LEVEL: 'info' })
    await expectFailure(site, 1)
    await postgres.start()
    await expectSuccess(site, 1)
    relay.freeze()
    await expectFailure(site, 2)
    relay.thaw()
    await expectSuccess(site, 2)
    await postgres.stop()
    await expectFailure(site, 3)
    await postgres.start()
    await expectSuccess(site, 3)
    // What was leased in the silence was leased by nobody who knows.
    const stored = await openStored(postgres.url)
    await stored.letTimePass()
    await stored.close()
    await expect.poll(() => provider.ledger.bodies.size, { timeout: 30_000 }).toBe(3)
    expect(site.output()).toContain('the enquiry store cannot be used')
    for (const told of [bodyOf(1).phone, bodyOf(2).name]) expect(site.output()).not.toContain(told)
  } finally {
    await relay.stop()
  }
})
