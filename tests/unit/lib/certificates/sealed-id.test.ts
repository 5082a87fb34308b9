/** @jest-environment node */
import { openId, sealId } from '@/lib/certificates/sealed-id'
import { fileUrl } from '@/lib/core/safe-urls'
import { env } from '@/lib/core/env'

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
    const ticket = sealId(path)
    expect(fileUrl(ticket)).toBe(`/api/image/${ticket}`)
    expect(openId(parts(ticket))).toBe(path)
  },
)

it('two tickets of one file are not alike', () => {
  expect(sealId('tc.jpg')).not.toBe(sealId('tc.jpg'))
})

it.each([
  ['nothing', []],
  ['a path', ['sample-1.jpg']],
  ['what is too short', ['AAAA']],
  ['what somebody made up', ['A'.repeat(200)]],
  ['other letters', ['%00', '../..']],
])('%s is no ticket', (_, given) => {
  expect(openId(given)).toBeUndefined()
})

it('no letter of a ticket can be changed', () => {
  const [sealed = ''] = parts(sealId('tc.jpg'))
  for (let at = 0; at < sealed.length - 1; at++) {
    const other = sealed[at] === 'A' ? 'B' : 'A'
    expect(openId([sealed.slice(0, at) + other + sealed.slice(at + 1)])).toBeUndefined()
  }
})

it('a ticket is good for two minutes', () => {
  jest.useFakeTimers({ now: 0 })
  const ticket = parts(sealId('tc.jpg'))
  jest.setSystemTime(119_999)
  expect(openId(ticket)).toBe('tc.jpg')
  jest.setSystemTime(120_000)
  expect(openId(ticket)).toBeUndefined()
})

it('instances that share a secret open each other’s tickets, others do not', () => {
  const alone = parts(sealId('tc.jpg'))
  restart()
  expect(openId(alone)).toBeUndefined()
  restart()
  jest.replaceProperty(env, 'certificateSecret', 's'.repeat(32))
  const shared = parts(sealId('tc.jpg'))
  restart()
  expect(openId(shared)).toBe('tc.jpg')
})
