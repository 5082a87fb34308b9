/** @jest-environment node */
import { makeDescription, recordSummary } from '@/lib/seo/description'

const rest = 'Date sheets, circulars and results of the school, newest first.'

it('takes the words on one line', () => {
  const words = 'Green blazer, tie and grey socks.\n\nFrom Monday on.'
  expect(makeDescription(words, rest)).toBe('Green blazer, tie and grey socks. From Monday on.')
})

it('fills up what is too short, and stands alone where there are no words', () => {
  expect(makeDescription('Bring a cap.', rest)).toBe(`Bring a cap. ${rest}`)
  expect(makeDescription(' \n', rest)).toBe(rest)
})

it('cuts between words, at 160 characters at most', () => {
  const cut = makeDescription('word, '.repeat(60), rest)
  expect(cut.length).toBeLessThanOrEqual(160)
  expect(cut).toMatch(/word…$/)
})

it('cuts a text without spaces, but through no letter', () => {
  const cut = makeDescription('𝒜'.repeat(200), rest)
  expect(cut.length).toBeLessThanOrEqual(160)
  expect(cut.isWellFormed()).toBe(true)
})

describe('a record', () => {
  it('is described by its own words', () => {
    const words = 'Green blazer, tie and grey socks, from Monday on.'
    expect(recordSummary(words, 'Winter uniform')).toBe(words)
  })

  it('that says little is told from others by its title', () => {
    expect(recordSummary('See the paper.', 'Fees, 1 May 2026')).toBe(
      'See the paper. Fees, 1 May 2026.',
    )
    expect(recordSummary('', 'Who is coming?')).toBe('Who is coming?')
  })
})
