import { toDisplayablePath, readNotFoundPath, toWords } from '@/lib/routing/not-found-path'

const cookie = (path: string) => `theme=x; unknown-path=${encodeURIComponent(path)}; other=y`

describe('the cookie', () => {
  it('contains a path in any script', () => {
    expect(readNotFoundPath(cookie('/news/চা-বাগান'))).toBe('/news/চা-বাগান')
  })

  it.each([
    ['none', ''],
    ['another name', 'my-unknown-path=%2Fx'],
    ['an empty value', 'unknown-path='],
    ['a broken escape', 'unknown-path=%zz'],
    ['a value that is not a path', cookie('https://evil.example')],
    ['the home page', cookie('/')],
  ])('is ignored with %s', (_, cookies) => {
    expect(readNotFoundPath(cookies)).toBeUndefined()
  })
})

describe('a displayed path', () => {
  it('has no control or direction characters', () => {
    expect(toDisplayablePath('/a\u202Eb\u0000c\u200Bd\r\n')).toBe('/abcd')
  })

  it('is cut between characters, not within one', () => {
    const displayed = toDisplayablePath(`/${'🎏'.repeat(200)}`)
    expect([...displayed]).toHaveLength(121)
    expect(displayed).toMatch(/^\/🎏+…$/u)
  })
})

it.each([
  ['/Fees/class_XI-2026.html', 'Fees class XI 2026'],
  ['/feeStructure', 'fee Structure'],
  ['/চা-বাগান', 'চা বাগান'],
  ['/---/', ''],
])('splits %s into "%s"', (path, words) => {
  expect(toWords(path)).toBe(words)
})
