import { current, startWith, withProvider } from '@/tests/support/fixtures/content-service'
import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { sql } from 'kysely'
import { GET, POST } from '@/app/api/health/route'
import { startAlertWatch, stopAlertWatch } from '@/lib/alerts/current'
import { readCollection, warmUp } from '@/lib/content/read'
import { getStoreUrl } from '@/lib/database/database'
import { backUp, checkFile, probeWrite } from '@/lib/enquiries/maintenance'
import { giveUpMilliseconds } from '@/lib/enquiries/outbox'
import { getEnquiryService } from '@/lib/enquiries/service'
import { submitEnquiry } from '@/lib/enquiries/submit'
import { env } from '@/lib/core/env'
import { log } from '@/lib/core/log'
import type { DisclosureDocument } from '@/content/types'
import { version } from '@/package.json'
import { createContact } from '@/tests/support/fixtures/enquiry'
import { setClock } from '../enquiries/support/clock'
import { damage } from '../enquiries/support/damage'
import { form, input } from '../enquiries/support/samples'
import { setLastAttemptIn } from '../enquiries/support/last-attempt'

const mockDocuments: DisclosureDocument[] = []
jest.mock('@/content/data/disclosure', () => ({
  ...jest.requireActual('@/content/data/disclosure'),
  get disclosureDocuments() {
    return mockDocuments
  },
}))

const mockCanStore = jest.fn()
jest.mock('@/lib/desk/media/store', () => ({
  getMediaStore: async () => ({ isWritable: mockCanStore }),
}))

let folder: string
const service = withProvider()
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'health-'))
  jest.replaceProperty(env, 'dataDir', folder)
  jest.replaceProperty(env, 'healthSecret', secret)
  jest.replaceProperty(env, 'contentApi', { url: service.url, token: 'a-token' })
  startWith(service.url, path.join(folder, 'last-good'))
})
afterEach(async () => {
  jest.useRealTimers()
  await stopAlertWatch()
  await (await getEnquiryService().catch(() => undefined))?.close()
  jest.restoreAllMocks()
  rmSync(folder, { recursive: true, force: true })
})

const secret = 'a-health-check-secret'

async function getHealth(authorization = `Bearer ${secret}`) {
  const response = await GET(
    new Request('http://site.example/api/health', { headers: { authorization } }),
  )
  return { status: response.status, headers: response.headers, body: await response.json() }
}

/** An enquiry whose delivery fails. */
async function submit() {
  service.fail('form', { status: 500 })
  await submitEnquiry(input, { ...form, address: '10.0.0.1' })
  const { delivery } = await getEnquiryService()
  await delivery.idle()
  return delivery
}

describe('/api/health', () => {
  it('is down while the desk cannot store files', async () => {
    mockCanStore.mockResolvedValue(false)
    expect((await getHealth()).body.problems).not.toContainEqual(expect.stringContaining('desk'))
    jest.replaceProperty(env, 'deskSecret', 'a secret of the desk with more than 32 characters')
    const { body, status } = await getHealth()
    expect([status, body.status]).toEqual([503, 'down'])
    expect(body.problems[0]).toMatch(/^The desk cannot store files\. /)
    mockCanStore.mockResolvedValue(true)
    expect((await getHealth()).body.status).toBe('ok')
  })

  it('reports ok, the age of every list, and the running version', async () => {
    await warmUp()
    const { status, headers, body } = await getHealth()
    expect(status).toBe(200)
    expect(headers.get('cache-control')).toBe('no-store')
    expect(body).toMatchObject({
      status: 'ok',
      problems: [],
      version: { site: version, build: expect.any(String) },
      enquiries: { depth: 0, oldestSeconds: null, dead: 0 },
    })
    expect(Object.keys(body.collections)).toHaveLength(8)
    expect(body.collections.news).toMatchObject({ source: 'live', ageSeconds: expect.any(Number) })
  })

  it('reports only the status, with the same code, without the secret', async () => {
    await warmUp()
    for (const wrong of ['', 'Bearer', `Bearer ${secret}x`, secret, 'Bearer undefined']) {
      expect(await getHealth(wrong)).toMatchObject({ status: 200, body: { status: 'ok' } })
      expect(Object.keys((await getHealth(wrong)).body)).toEqual(['status'])
    }
  })

  it('reports down without the secret, but not the problem', async () => {
    mkdirSync(path.join(folder, 'enquiries.db'))
    const { status, body } = await getHealth('')
    expect([status, body]).toEqual([503, { status: 'down' }])
  })

  it('reports only the status when no secret is set', async () => {
    jest.replaceProperty(env, 'healthSecret', undefined)
    for (const authorization of ['', 'Bearer ', 'Bearer undefined', `Bearer ${secret}`]) {
      expect(Object.keys((await getHealth(authorization)).body)).toEqual(['status'])
    }
  })

  it('sends no request to the content service', async () => {
    service.requests.length = 0
    await getHealth()
    expect(service.requests).toEqual([])
  })

  it('is ok right after the start', async () => {
    expect(await getHealth()).toMatchObject({
      status: 200,
      body: { status: 'ok', collections: { news: { source: 'none', failure: null } } },
    })
  })

  it('is degraded when a certificate of the disclosure expires within 60 days', async () => {
    await warmUp()
    setClock(Date.parse('2027-02-01T06:00:00Z'))
    mockDocuments.push({
      item: 'Fire safety certificate',
      file: { href: '/documents/fire.pdf', type: 'PDF', validUntil: '2027-03-31' },
    })
    const { status, body } = await getHealth()
    mockDocuments.length = 0
    expect(status).toBe(200)
    expect(body).toMatchObject({
      status: 'degraded',
      problems: [
        'Mandatory disclosure, “Fire safety certificate”: valid until 31 March 2027, 58 days left.',
      ],
    })
  })

  it('is degraded while saved copies are shown', async () => {
    await warmUp()
    service.fail('events/All', { status: 503 })
    service.fail('events', { status: 503 })
    current.reader.clear()
    await readCollection('events', 'list')
    expect(await getHealth()).toMatchObject({
      status: 200,
      body: {
        status: 'degraded',
        problems: ['events: saved copy shown (Request failed with status code 503).'],
        collections: { events: { source: 'saved' }, news: { source: 'live' } },
      },
    })
  })

  it('is down when a list was never read successfully', async () => {
    service.fail('highlight/all', { status: 500 })
    await warmUp()
    expect(await getHealth()).toMatchObject({
      status: 503,
      body: {
        status: 'down',
        problems: ['notices: never read (Request failed with status code 500).'],
      },
    })
  })

  it('is degraded when a delivery is late', async () => {
    await submit()
    expect((await getHealth()).body).toMatchObject({ status: 'ok', enquiries: { depth: 1 } })
    setClock(Date.now() + 16 * 60_000)
    const { status, body } = await getHealth()
    expect(status).toBe(200)
    expect(body).toMatchObject({
      status: 'degraded',
      problems: ['An enquiry has been waiting for delivery for more than 15 minutes.'],
    })
    expect(body.enquiries.oldestSeconds).toBeGreaterThanOrEqual(960)
  })

  it('is down when a delivery was given up, and reports no personal data', async () => {
    const delivery = await submit()
    await setLastAttemptIn(folder)
    setClock(Date.now() + giveUpMilliseconds)
    delivery.trigger()
    await delivery.idle()
    const { status, body } = await getHealth()
    expect(status).toBe(503)
    expect(body).toMatchObject({ status: 'down', enquiries: { dead: 1 } })
    expect(body.problems).toEqual([expect.stringMatching(/^Enquiry deliveries given up: 1\./)])
    for (const text of [input.name, input.contact, input.email, 'a-token', service.url, folder]) {
      expect(JSON.stringify(body)).not.toContain(text)
    }
  })

  it('is degraded when enquiries were not erased in time', async () => {
    jest.replaceProperty(env, 'contentApi', undefined)
    await submit()
    setClock(Date.now() + 500 * 86_400_000)
    const { store } = await getEnquiryService()
    expect(await store.eraseOlderThan(env.enquiryRetentionDays)).toBe(0)
    expect(await getHealth()).toMatchObject({
      status: 200,
      body: {
        status: 'degraded',
        problems: [
          expect.stringMatching(/^Enquiries past their retention period: 1\. Check the clock/),
        ],
        enquiries: { overdue: 1 },
      },
    })
  })

  it('is down when the enquiry store cannot be read', async () => {
    mkdirSync(path.join(folder, 'enquiries.db'))
    expect(await getHealth()).toMatchObject({
      status: 503,
      body: { problems: ['The enquiry store cannot be read.'], enquiries: null },
    })
  })

  it('is down while the store is damaged, and no enquiries are stored', async () => {
    const file = path.join(folder, 'enquiries.db')
    await submit()
    const { store, close } = await getEnquiryService()
    for (let number = 2; number < 60; number++) {
      const enquiry = { session: '2026-2027', name: 'Parent', admissionClass: '9', email: null }
      await store.save({ enquiry: { ...enquiry, contact: createContact(number) }, ...form })
    }
    await close()
    const good = path.join(folder, 'good.db')
    copyFileSync(file, good)
    await checkFile(file)
    expect((await getHealth()).body.status).toBe('ok')

    jest.mocked(log.error).mockClear()
    damage(file)
    await checkFile(file)
    await checkFile(file)
    expect(log.error).toHaveBeenCalledTimes(1)
    expect(log.error).toHaveBeenCalledWith(
      expect.stringMatching(/damaged.*stop the site, run `npm run enquiries -- restore`/),
    )
    const context = { ...form, address: '10.0.0.2' }
    expect(await submitEnquiry({ ...input, contact: createContact(90) }, context)).toEqual({
      outcome: 'failed',
    })
    const { status, body } = await getHealth()
    expect([status, body.status]).toEqual([503, 'down'])
    expect(body.problems).toContain(
      'The enquiry store is damaged. Stop the site, run `npm run enquiries -- restore FILE`, start it.',
    )
    await backUp(file)
    expect(readdirSync(folder)).not.toContain('backups')

    await (await getEnquiryService()).close()
    copyFileSync(good, file)
    await checkFile(file)
    expect(await submitEnquiry({ ...input, contact: createContact(90) }, context)).toMatchObject({
      outcome: 'stored',
    })
    expect((await getHealth()).body.status).toBe('ok')
    await backUp(file)
    expect(readdirSync(path.join(folder, 'backups'))).toHaveLength(1)
  })

  it('is down after a failed write, until a write succeeds', async () => {
    const { database } = await getEnquiryService()
    const context = { ...form, address: '10.0.0.3' }
    const send = (number: number) =>
      submitEnquiry({ ...input, contact: createContact(number) }, context)
    // Rejects every row, like a full disk.
    const rejectRows = sql`create trigger full before insert on enquiry_keys begin select raise(abort, 'full'); end`
    await rejectRows.execute(database.db)
    expect(await send(1)).toEqual({ outcome: 'failed' })
    expect(await getHealth()).toMatchObject({
      status: 503,
      body: { status: 'down', problems: ['The enquiry store cannot be written to.'] },
    })
    await expect(probeWrite(database)).rejects.toThrow()
    expect((await getHealth()).status).toBe(503)
    await sql`drop trigger full`.execute(database.db)
    await probeWrite(database)
    expect((await getHealth()).body.status).toBe('ok')
    expect(await database.db.selectFrom('enquiry_keys').selectAll().execute()).toEqual([])

    await rejectRows.execute(database.db)
    await expect(probeWrite(database)).rejects.toThrow()
    await sql`drop trigger full`.execute(database.db)
    expect(await send(2)).toMatchObject({ outcome: 'stored' })
    expect((await getHealth()).body.status).toBe('ok')
  })

  it('is degraded when the newest backup is old, also beside one from the future', async () => {
    await warmUp()
    await getEnquiryService()
    mkdirSync(path.join(folder, 'backups'))
    const dated = (days: number) =>
      new Date(Date.now() + days * 86_400_000 + 330 * 60_000).toISOString().slice(0, 10)
    const write = (days: number) =>
      writeFileSync(path.join(folder, 'backups', `enquiries-${dated(days)}.db`), '')
    write(-3)
    write(300)
    expect((await getHealth()).body).toMatchObject({
      status: 'degraded',
      problems: ['The newest backup of the enquiry store is 3 days old.'],
    })
    write(-1)
    expect((await getHealth()).body).toMatchObject({ status: 'ok' })
  })

  it('is degraded when the daily backup failed', async () => {
    await getEnquiryService()
    writeFileSync(path.join(folder, 'backups'), 'no folder')
    await backUp(fileURLToPath(getStoreUrl(folder)))
    expect(await getHealth()).toMatchObject({
      status: 200,
      body: {
        status: 'degraded',
        problems: ['The daily backup of the enquiry store failed.'],
      },
    })
    rmSync(path.join(folder, 'backups'))
    await backUp(fileURLToPath(getStoreUrl(folder)))
    expect((await getHealth()).body.status).toBe('ok')
  })

  it('is degraded while the alerts cannot be read', async () => {
    const { database } = await getEnquiryService()
    await sql`alter table alerts rename to moved`.execute(database.db)
    await startAlertWatch()
    expect(await getHealth()).toMatchObject({
      status: 200,
      body: {
        status: 'degraded',
        problems: ['The alerts cannot be read. Those known stay until they end.'],
      },
    })
    await stopAlertWatch()
    await sql`alter table moved rename to alerts`.execute(database.db)
    await startAlertWatch()
    expect((await getHealth()).body.status).toBe('ok')
  })

  it('does not wait for a store that hangs, and is down', async () => {
    const { outbox } = await getEnquiryService()
    jest.spyOn(outbox, 'state').mockReturnValue(new Promise(() => undefined))
    expect(await getHealth()).toMatchObject({ status: 503, body: { enquiries: null } })
  })

  it('supports only GET and HEAD', () => {
    const response = POST()
    expect(response.status).toBe(405)
    expect(response.headers.get('allow')).toBe('GET, HEAD')
  })
})
