/** @jest-environment node */
import { openTicket, sealTicket } from '@/lib/certificates/ticket'
import { fileHref } from '@/lib/content-service/addresses'
import { env } from '@/lib/env'

const keyName = Symbol.for('school-website.certificate-key')
/** As if another process of the site had been started. */
const restart = () => delete (globalThis as { [keyName]?: Buffer })[keyName]

beforeEach(() => {
  restart()
})
afterEach(() => {
  jest.useRealTimers()
  jest.restoreAllMocks()
})

const parts = (ticket: string) => ticket.split('/').slice(1)

it.each(['tc.jpg', 'folder/ñ 1.jpg', `deep/${'x'.repeat(250)}/${'y'.repeat(250)}`])(
  'a ticket is a file identifier that holds the path %s',
  (path) => {
    const ticket = sealTicket(path)
    expect(fileHref(ticket)).toBe(`/api/image/${ticket}`)
    expect(openTicket(parts(ticket))).toBe(path)
  },
)

it('two tickets of one file are not alike', () => {
  expect(sealTicket('tc.jpg')).not.toBe(sealTicket('tc.jpg'))
})

it.each([
  ['nothing', []],
  ['a path', ['sample-1.jpg']],
  ['what is too short', ['AAAA']],
  ['what somebody made up', ['A'.repeat(200)]],
  ['other letters', ['%00', '../..']],
])('%s is no ticket', (_, given) => {
  expect(openTicket(given)).toBeUndefined()
})

it('no letter of a ticket can be changed', () => {
  const [sealed = ''] = parts(sealTicket('tc.jpg'))
  for (let at = 0; at < sealed.length - 1; at++) {
    const other = sealed[at] === 'A' ? 'B' : 'A'
    expect(openTicket([sealed.slice(0, at) + other + sealed.slice(at + 1)])).toBeUndefined()
  }
})

it('a ticket is good for two minutes', () => {
  jest.useFakeTimers({ now: 0 })
  const ticket = parts(sealTicket('tc.jpg'))
  jest.setSystemTime(119_999)
  expect(openTicket(ticket)).toBe('tc.jpg')
  jest.setSystemTime(120_000)
  expect(openTicket(ticket)).toBeUndefined()
})

it('instances that share a secret open each other’s tickets, others do not', () => {
  const alone = parts(sealTicket('tc.jpg'))
  restart()
  expect(openTicket(alone)).toBeUndefined()
  restart()
  jest.replaceProperty(env, 'certificateSecret', 's'.repeat(32))
  const shared = parts(sealTicket('tc.jpg'))
  restart()
  expect(openTicket(shared)).toBe('tc.jpg')
})
