import { makeDescription, recordSummary } from '@/lib/seo/description'

const filler = 'Date sheets, circulars and results of the school, newest first.'

it('puts the text on one line', () => {
  const text = 'Green blazer, tie and grey socks.\n\nFrom Monday on.'
  expect(makeDescription(text, filler)).toBe('Green blazer, tie and grey socks. From Monday on.')
})

it('appends the filler to a short text, and is the filler without a text', () => {
  expect(makeDescription('Bring a cap.', filler)).toBe(`Bring a cap. ${filler}`)
  expect(makeDescription(' \n', filler)).toBe(filler)
})

it('cuts between words, to at most 160 characters', () => {
  const cut = makeDescription('word, '.repeat(60), filler)
  expect(cut.length).toBeLessThanOrEqual(160)
  expect(cut).toMatch(/word…$/)
})

it('cuts a text without spaces, but not within a character', () => {
  const cut = makeDescription('𝒜'.repeat(200), filler)
  expect(cut.length).toBeLessThanOrEqual(160)
  expect(cut.isWellFormed()).toBe(true)
})

describe('a record', () => {
  it('is described by its own text', () => {
    const text = 'Green blazer, tie and grey socks, from Monday on.'
    expect(recordSummary(text, 'Winter uniform')).toBe(text)
  })

  it('with a short text is described by its title, too', () => {
    expect(recordSummary('See the paper.', 'Fees, 1 May 2026')).toBe(
      'See the paper. Fees, 1 May 2026.',
    )
    expect(recordSummary('', 'Who is coming?')).toBe('Who is coming?')
  })
})
