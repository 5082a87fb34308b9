import { env } from '@/lib/core/env'
import { openSearch, sealSearch } from '@/lib/desk/web/sealed-search'
import { secret } from '../support/desk'

beforeEach(() => void jest.replaceProperty(env, 'deskSecret', secret))
afterEach(() => jest.restoreAllMocks())

it.each(['Anita Rai', '98000 00001', 'অনিতা রাই', 'a@b.example', "O'Brien & co. %_?#"])(
  'hides in the address that %s was searched, and still finds it',
  (text) => {
    const sealed = sealSearch(text)
    expect(sealed).toMatch(/^[\w-]+$/)
    expect(Buffer.from(sealed, 'base64url').toString('latin1')).not.toContain(
      Buffer.from(text).toString('latin1'),
    )
    expect(openSearch(sealed)).toBe(text)
    expect(sealSearch(text)).not.toBe(sealed)
  },
)

it('is empty for an empty search', () => {
  expect(sealSearch(' \n ')).toBe('')
})

it.each(['Anita Rai', '', undefined, ['a', 'b'], 'x'.repeat(40)])(
  'finds nothing for %j',
  (value) => {
    expect(openSearch(value)).toBe('')
  },
)

it('finds nothing for text that another desk has sealed', () => {
  const sealed = sealSearch('Anita')
  jest.replaceProperty(env, 'deskSecret', secret.replace(/./, 'x'))
  expect(openSearch(sealed)).toBe('')
})
