import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { env } from '@/lib/core/env'
import { createOfficeMail } from '@/lib/enquiries/office-mail'
import { giveUpMilliseconds } from '@/lib/enquiries/outbox'
import { postToProvider } from '@/lib/enquiries/provider'
import { getEnquiryService, readQueueState, type EnquiryService } from '@/lib/enquiries/service'
import { submitEnquiry } from '@/lib/enquiries/submit'
import { log } from '@/lib/core/log'
import {
  startContentServer,
  type ContentServer,
  type Fault,
} from '@/tests/support/servers/content-server'
import { startSmtp } from '@/tests/support/servers/smtp'
import { setClock } from './support/clock'
import { createContact } from '@/tests/support/fixtures/enquiry'
import { itWithServers } from '@/tests/support/fixtures/with-servers'
import { form, input, payload } from './support/samples'
import { setLastAttemptIn } from './support/last-attempt'

const idle = { depth: 0, oldestSeconds: null, dead: 0, overdue: 0 }

let provider: ContentServer
let smtp: Awaited<ReturnType<typeof startSmtp>> | undefined
let folder: string
let service: EnquiryService
let logged: { warn: jest.SpyInstance; error: jest.SpyInstance }

beforeEach(async () => {
  contact = createContact(Number(contact.slice(2)) + 1)
  provider = await startContentServer()
  folder = mkdtempSync(path.join(tmpdir(), 'enquiries-'))
  jest.replaceProperty(env, 'dataDir', folder)
  jest.replaceProperty(env, 'contentApi', { url: provider.url, token: 'a-token' })
  logged = {
    warn: jest.spyOn(log, 'warn').mockReturnValue(),
    error: jest.spyOn(log, 'error').mockReturnValue(),
  }
})
afterEach(async () => {
  jest.useRealTimers()
  // First, because a delivery that waits for it would delay the rest.
  await smtp?.stop()
  smtp = undefined
  await service?.close()
  await provider.stop()
  jest.restoreAllMocks()
  rmSync(folder, { recursive: true, force: true })
})

/** Each test uses another contact number and IP address. */
let contact = createContact(0)

async function submit(change: Partial<typeof input> = {}) {
  const fields = { ...input, contact, ...change }
  const result = await submitEnquiry(fields, { ...form, address: contact })
  service = await getEnquiryService()
  return result
}

/** Moves the clock, but not timers and sockets, and runs a delivery round. */
async function advanceClock(milliseconds: number) {
  setClock(Date.now() + milliseconds)
  service.delivery.trigger()
  await service.delivery.idle()
}

const hour = 3_600_000

describe('delivery to the provider', () => {
  it('starts immediately, with exactly the specified JSON', async () => {
    await submit()
    await service.delivery.idle()
    expect(provider.requests).toEqual([
      expect.objectContaining({ method: 'POST', url: '/api/form/dvs/dif' }),
    ])
    const [{ headers, body }] = provider.requests as [(typeof provider.requests)[number]]
    expect(JSON.parse(body)).toEqual({ ...payload, phone: contact })
    expect(headers['content-type']).toBe('application/json')
    expect(headers['idempotency-key']).toMatch(/^[\w-]{36}$/)
    expect(headers.authorization).toBeUndefined()
    expect(await readQueueState()).toEqual(idle)
  })

  it.each<[string, Fault]>([
    ['responds with 500', { status: 500 }],
    ['responds with 404', { status: 404 }],
    ['redirects', { status: 302, headers: { location: '/elsewhere' } }],
    ['closes the connection', { reset: true }],
  ])('is retried with the same key when the provider %s', async (_, fault) => {
    provider.fail('form', { ...fault, times: 2 })
    expect((await submit()).outcome).toBe('stored')
    await service.delivery.idle()
    expect(await readQueueState()).toMatchObject({ depth: 1 })
    await advanceClock(hour)
    await advanceClock(hour)
    await advanceClock(hour)
    expect(provider.requests).toHaveLength(3)
    expect(new Set(provider.requests.map(({ headers }) => headers['idempotency-key'])).size).toBe(1)
    expect(new Set(provider.requests.map(({ body }) => body)).size).toBe(1)
    expect(await readQueueState()).toMatchObject({ depth: 0 })
  })

  it('continues when the provider is available again', async () => {
    await provider.stop()
    expect((await submit()).outcome).toBe('stored')
    await service.delivery.idle()
    provider = await startContentServer({ port: Number(new URL(provider.url).port) })
    await advanceClock(hour)
    expect(provider.count('form')).toBe(1)
  })

  it('times out when the provider never responds', async () => {
    provider.fail('form', { hang: true })
    const post = { path: '/api/form/dvs/dif', body: payload, idempotencyKey: 'a-key' }
    await expect(postToProvider(`${provider.url}/api/`, post, 100)).rejects.toThrow('timeout')
  })

  it('is given up with an error after seven days, and retried on command', async () => {
    provider.fail('form', { status: 500 })
    await submit()
    await service.delivery.idle()
    await setLastAttemptIn(folder)
    await advanceClock(giveUpMilliseconds)
    expect(await readQueueState()).toEqual({ ...idle, dead: 1 })
    expect(logged.error).toHaveBeenCalledTimes(1)
    provider.clearFaults()
    await advanceClock(hour)
    expect(provider.requests).toHaveLength(2)
    await service.outbox.retryDead()
    await advanceClock(0)
    expect(provider.requests).toHaveLength(3)
    expect(await readQueueState()).toEqual(idle)
    const output = JSON.stringify([logged.warn.mock.calls, logged.error.mock.calls])
    for (const value of [payload.name, contact, payload.email]) expect(output).not.toContain(value)
  })

  it('in progress is finished when the site stops, and no other is started', async () => {
    provider.fail('form', { delay: 300, times: 1 })
    await submit()
    while (provider.count('form') === 0) await new Promise((resolve) => setTimeout(resolve, 10))
    const stopped = service.delivery.stop()
    await submit({ admissionClass: 'Class 1' })
    await stopped
    service.delivery.trigger()
    await service.delivery.idle()
    expect(provider.count('form')).toBe(1)
    expect(await readQueueState()).toMatchObject({ depth: 1, dead: 0 })
  })

  it('is not needed without a provider: the store is the record', async () => {
    jest.replaceProperty(env, 'contentApi', undefined)
    await submit()
    await service.delivery.idle()
    expect(await readQueueState()).toEqual(idle)
    expect(await service.store.list()).toHaveLength(1)
  })
})

describe('e-mail to the office', () => {
  const email = 'admission@school.example'

  it('has its own queue, independent of the provider', async () => {
    smtp = await startSmtp()
    smtp.fail('refuse')
    jest.replaceProperty(env, 'notify', { smtpUrl: smtp.url, email })
    const result = await submit()
    await service.delivery.idle()
    expect([provider.count('form'), smtp.mails.length]).toEqual([1, 0])
    expect(await readQueueState()).toMatchObject({ depth: 1 })
    await advanceClock(hour)
    expect([provider.count('form'), smtp.mails.length]).toEqual([1, 1])
    const [mail] = smtp.mails
    expect(mail).toContain('To: admission@school.example')
    expect(mail).toContain('Reply-To: parent@school.example')
    expect(mail).toContain(`Contact number: ${contact}`)
    expect(mail).toContain('Language: English')
    expect(mail).toContain('reference' in result && result.reference)
    expect(await readQueueState()).toMatchObject({ depth: 0 })
  })

  it('is sent once for each enquiry, also after faults of the mail server', async () => {
    smtp = await startSmtp()
    smtp.fail('drop', 'refuse', 'drop', 'refuse')
    jest.replaceProperty(env, 'notify', { smtpUrl: smtp.url, email })
    const children = ['Class 1', 'Class 2', 'Class 3']
    for (const admissionClass of children) await submit({ admissionClass })
    await service.delivery.idle()
    for (let rounds = 0; rounds < 4; rounds++) await advanceClock(hour)
    const classes = smtp.mails.map((mail) => /^Class: (\d)/m.exec(mail)?.[1])
    expect(classes.sort()).toEqual(['1', '2', '3'])
    expect(new Set(smtp.mails.map((mail) => /^Message-ID: .*/m.exec(mail)?.[0])).size).toBe(3)
    expect(await readQueueState()).toEqual(idle)
  })

  itWithServers(
    'waits for a mail server that is slow to greet',
    async () => {
      smtp = await startSmtp()
      smtp.greetAfter(9000)
      jest.replaceProperty(env, 'notify', { smtpUrl: smtp.url, email })
      await submit()
      await service.delivery.idle()
      expect(smtp.mails).toHaveLength(1)
      expect(await readQueueState()).toEqual(idle)
    },
    20_000,
  )

  it('does not delay the provider when it hangs', async () => {
    smtp = await startSmtp()
    smtp.hang()
    jest.replaceProperty(env, 'notify', { smtpUrl: smtp.url, email })
    const first = Number(contact.slice(2))
    for (let number = first; number < first + 40; number++) {
      contact = createContact(number)
      expect((await submit()).outcome).toBe('stored')
    }
    // The provider's deliveries are marked as delivered asynchronously. The 40 e-mails stay in the queue.
    while ((await readQueueState()).depth > 40)
      await new Promise((resolve) => setTimeout(resolve, 50))
    expect(provider.count('form')).toBe(40)
    expect(smtp.clients()).toBeGreaterThan(0)
  }, 20_000)

  it('fails without personal data in the error', async () => {
    const mail = createOfficeMail({
      smtpUrl: 'smtp://127.0.0.1:9',
      email: 'admission@school.example',
    })
    await submit()
    const [row] = await service.store.list()
    await expect(mail(row!, 'a-key')).rejects.toThrow(/^(?:ECONNREFUSED|ESOCKET|ECONNECTION)$/)
  })
})
