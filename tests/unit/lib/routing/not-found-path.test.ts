/** @jest-environment node */
import { displayablePath, notFoundPathIn, wordsOf } from '@/lib/routing/not-found-path'

const cookie = (path: string) => `theme=x; unknown-path=${encodeURIComponent(path)}; other=y`

describe('the cookie', () => {
  it('carries a path in any script', () => {
    expect(notFoundPathIn(cookie('/news/চা-বাগান'))).toBe('/news/চা-বাগান')
  })

  it.each([
    ['none', ''],
    ['another name', 'my-unknown-path=%2Fx'],
    ['an empty value', 'unknown-path='],
    ['a broken escape', 'unknown-path=%zz'],
    ['what is no path', cookie('https://evil.example')],
    ['the home page', cookie('/')],
  ])('tells nothing with %s', (_, cookies) => {
    expect(notFoundPathIn(cookies)).toBeUndefined()
  })
})

describe('a path that is told', () => {
  it('loses characters that steer the text around it', () => {
    expect(displayablePath('/a\u202Eb\u0000c\u200Bd\r\n')).toBe('/abcd')
  })

  it('is cut between letters, not within one', () => {
    const told = displayablePath(`/${'🎏'.repeat(200)}`)
    expect([...told]).toHaveLength(121)
    expect(told).toMatch(/^\/🎏+…$/u)
  })
})

it.each([
  ['/Fees/class_XI-2026.html', 'Fees class XI 2026'],
  ['/feeStructure', 'fee Structure'],
  ['/চা-বাগান', 'চা বাগান'],
  ['/---/', ''],
])('the words of %s are "%s"', (path, words) => {
  expect(wordsOf(path)).toBe(words)
})
