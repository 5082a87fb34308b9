import { execFileSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import Database from 'libsql'
import { enquiry } from '../../../content/words/en/enquiry'
import { newClientAddress } from '../../support/fixtures/client-address'
import { createBody, createContact } from '../../support/fixtures/enquiry'
import { enquiryForm } from '../../support/fixtures/enquiry-form'
import { damage } from '../../unit/lib/enquiries/support/damage'
import { startTcpProxy } from '../../support/servers/tcp-proxy'
import type { Site } from '../../support/servers/site'
import { expect, healthSecret, test } from './fixture'
import { postEnquiry } from '../../support/servers/post-enquiry'
import { openStore } from './open-store'

test.setTimeout(120_000)

/** Checks the message when an enquiry could not be stored (R-ENQUIRY-6), with script and without, and that pages work. */
async function expectFailure(site: Site, number: number) {
  const { status, text } = await postEnquiry(site.url, number)
  expect([status, JSON.parse(text)]).toEqual([503, { error: enquiry.failed }])
  expect(enquiry.failed).toBe('Error submitting the form. Please try again.')
  const page = `${site.url}/admission/admission-enquiry`
  const fields = enquiryForm(await (await fetch(page)).text(), createContact(number))
  const body = new FormData()
  for (const [name, value] of fields) body.set(name, value)
  const headers = { origin: site.url, 'x-forwarded-for': newClientAddress() }
  const answer = await fetch(page, { method: 'POST', body, headers })
  // The words alone are also in the data of the page.
  expect(await answer.text()).toContain(`${enquiry.failed}</p>`)
  await expectPages(site)
}

/** Status and problems of the health report. */
async function fetchHealth({ url }: Site) {
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

/** Waits for the backup that the site makes at its start. */
const expectBackup = (folder: string) =>
  expect
    .poll(() => readdirSync(folder, { recursive: true }))
    .toContainEqual(expect.stringMatching(/^backups.enquiries-[\d-]{10}\.db$/))

const expectSuccess = (site: Site, number: number) =>
  expect
    .poll(async () => (await postEnquiry(site.url, number)).status, { timeout: 30_000 })
    .toBe(201)

test('a folder that cannot be used', async ({ launch, folder, enquiriesCli }) => {
  const blocked = path.join(folder, 'data')
  await writeFile(blocked, '')
  const site = await launch({ DATA_DIR: blocked })
  await expectFailure(site, 1)
  await rm(blocked)
  await mkdir(blocked)
  await expectSuccess(site, 1)
  expect(await enquiriesCli('list')).toBe('0 stored\n')
})

test('a full disk', async ({ launch, enquiriesCli, provider, folder }) => {
  const site = await launch()
  await expectSuccess(site, 1)
  await expectBackup(folder)
  // Limits the size of the files that the process writes, which has the effect of a full disk.
  const limitFiles = (bytes: string) =>
    execFileSync('prlimit', ['--pid', String(site.pid), `--fsize=${bytes}:`])
  limitFiles('4096')
  await expectFailure(site, 2)
  await expectFailure(site, 3)
  // Reading may fail, too: SQLite needs room for its index when the file is opened again.
  const [status, state, problem] = await fetchHealth(site)
  expect([status, state, problem]).toEqual([503, 'down', 'The enquiry store cannot be written to.'])
  limitFiles('unlimited')
  await expectSuccess(site, 2)
  // It reads the alerts every few seconds.
  await expect.poll(() => fetchHealth(site)).toEqual([200, 'ok'])
  expect(await enquiriesCli('list')).toMatch(/\n2 stored\n$/)
  await expect.poll(() => provider.ledger.bodies.size).toBe(2)
})

test('a damaged file', async ({ launch, folder, enquiriesCli }) => {
  const file = path.join(folder, 'enquiries.db')
  const first = await launch()
  for (let number = 1; number <= 60; number++) await expectSuccess(first, number)
  await expectBackup(folder)
  await enquiriesCli('backup', path.join(folder, 'good.db'))
  await first.stop()
  damage(file)
  const site = await launch({ LOG_LEVEL: 'error' })
  await expectFailure(site, 61)
  expect((await fetchHealth(site)).slice(0, 3)).toEqual([
    503,
    'down',
    'The enquiry store is damaged. Stop the site, run `npm run enquiries -- restore FILE`, start it.',
  ])
  expect(site.output()).toContain('run `npm run enquiries -- restore`')
  await expect(enquiriesCli('restore', path.join(folder, 'good.db'))).rejects.toThrow(
    'Stop the site',
  )
  await site.stop()
  expect(await enquiriesCli('restore', path.join(folder, 'good.db'))).toMatch(
    /^restored: 60 enquiries, .+\n/,
  )
  const again = await launch()
  await expectSuccess(again, 61)
  expect(await fetchHealth(again)).toEqual([200, 'ok'])
  expect(await enquiriesCli('list')).toMatch(/\n61 stored\n$/)
})

test('a file that another process has locked', async ({ launch, folder, provider }) => {
  const site = await launch()
  await expectSuccess(site, 1)
  const other = new Database(path.join(folder, 'enquiries.db'))
  other.exec('begin immediate')
  const order: string[] = []
  await Promise.all([
    postEnquiry(site.url, 2).then(() => order.push('failure')),
    expectPages(site).then(() => order.push('page')),
  ])
  // A request that waits for the lock does not delay pages.
  expect(order).toEqual(['page', 'failure'])
  await expectFailure(site, 2)
  other.exec('rollback')
  other.close()
  await expectSuccess(site, 2)
  await expect.poll(() => provider.ledger.bodies.size).toBe(2)
})

test('a PostgreSQL that is unavailable at the start, then runs, hangs and stops', async ({
  launch,
  provider,
  postgres,
}) => {
  const proxy = await startTcpProxy(postgres.port)
  try {
    const url = postgres.url.replace(`:${postgres.port}/`, `:${proxy.port}/`)
    const site = await launch({ DATABASE_URL: url, LOG_LEVEL: 'info' })
    await expectFailure(site, 1)
    await postgres.start()
    await expectSuccess(site, 1)
    proxy.freeze()
    await expectFailure(site, 2)
    proxy.thaw()
    await expectSuccess(site, 2)
    await postgres.stop()
    await expectFailure(site, 3)
    await postgres.start()
    await expectSuccess(site, 3)
    // A lease that was taken while PostgreSQL hung is unknown to the site, so it has to expire.
    const store = await openStore(postgres.url)
    await store.expireLeases()
    await store.close()
    await expect.poll(() => provider.ledger.bodies.size, { timeout: 30_000 }).toBe(3)
    expect(site.output()).toContain('the enquiry store cannot be used')
    for (const word of [createBody(1).phone, createBody(2).name])
      expect(site.output()).not.toContain(word)
  } finally {
    await proxy.stop()
  }
})
