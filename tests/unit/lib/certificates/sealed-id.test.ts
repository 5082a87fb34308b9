import { openId, sealId } from '@/lib/certificates/sealed-id'
import { toFileUrl } from '@/lib/core/safe-urls'
import { env } from '@/lib/core/env'

const keyName = Symbol.for('school-website.certificate-key')
/** Discards the key, like another process. */
const restart = () => delete (globalThis as { [keyName]?: Buffer })[keyName]

beforeEach(() => {
  restart()
})
afterEach(() => {
  jest.useRealTimers()
  jest.restoreAllMocks()
})

const segments = (id: string) => id.split('/').slice(1)

it.each(['tc.jpg', 'folder/ñ 1.jpg', `deep/${'x'.repeat(250)}/${'y'.repeat(250)}`])(
  'an identifier contains the path %s',
  (path) => {
    const id = sealId(path)
    expect(toFileUrl(id)).toBe(`/api/image/${id}`)
    expect(openId(segments(id))).toBe(path)
  },
)

it('two identifiers of one file differ', () => {
  expect(sealId('tc.jpg')).not.toBe(sealId('tc.jpg'))
})

it.each([
  ['nothing', []],
  ['a path', ['sample-1.jpg']],
  ['a short string', ['AAAA']],
  ['a made-up string', ['A'.repeat(200)]],
  ['a string with other characters', ['%00', '../..']],
])('%s is not an identifier', (_, value) => {
  expect(openId(value)).toBeUndefined()
})

it('no character of an identifier can be changed', () => {
  const [sealed = ''] = segments(sealId('tc.jpg'))
  for (let at = 0; at < sealed.length - 1; at++) {
    const other = sealed[at] === 'A' ? 'B' : 'A'
    expect(openId([sealed.slice(0, at) + other + sealed.slice(at + 1)])).toBeUndefined()
  }
})

it('an identifier is valid for two minutes', () => {
  jest.useFakeTimers({ now: 0 })
  const id = segments(sealId('tc.jpg'))
  jest.setSystemTime(119_999)
  expect(openId(id)).toBe('tc.jpg')
  jest.setSystemTime(120_000)
  expect(openId(id)).toBeUndefined()
  // The clock of another instance may be a little behind, and one that was ahead is wrong.
  jest.setSystemTime(-2000)
  expect(openId(id)).toBe('tc.jpg')
  jest.setSystemTime(-60_000)
  expect(openId(id)).toBeUndefined()
})

it('only instances with the same secret open each other’s identifiers', () => {
  const withoutSecret = segments(sealId('tc.jpg'))
  restart()
  expect(openId(withoutSecret)).toBeUndefined()
  restart()
  jest.replaceProperty(env, 'certificateSecret', 's'.repeat(32))
  const shared = segments(sealId('tc.jpg'))
  restart()
  expect(openId(shared)).toBe('tc.jpg')
})
