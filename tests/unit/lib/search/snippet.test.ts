import { snippet, highlightTerms } from '@/lib/search/snippet'

const shown = (parts: readonly string[]) =>
  parts.map((part, place) => (place % 2 ? `[${part}]` : part)).join('')

it('marks words that were found in any form, and words in a row as one', () => {
  expect(shown(highlightTerms('Buses and bus fees', new Set(['bus', 'fee'])))).toBe(
    'Buses and [bus fees]',
  )
  expect(shown(highlightTerms('Half-yearly papers', new Set(['half', 'yearly'])))).toBe(
    '[Half-yearly] papers',
  )
  expect(highlightTerms('', new Set(['bus']))).toEqual([''])
})

it('gives text back letter for letter, whatever it holds', () => {
  const text = '<b>Fees</b> & "more" fees’ \u{1F600} ₹ 2,500'
  expect(highlightTerms(text, new Set(['fee'])).join('')).toBe(text)
})

const lead = 'A sentence about the school that is long enough to stand by itself, without any more.'

it('shows the lead where nothing else tells more', () => {
  expect(shown(snippet([lead, 'Other words.'], new Set(['nothing'])))).toBe(
    `${lead} · Other words.`,
  )
  expect(shown(snippet([lead], new Set(['sentence'])))).toMatch(/^A \[sentence\]/)
})

it('shows the paragraph that holds most of what was asked, under its heading', () => {
  const body = `${'Filler about nothing in particular. '.repeat(3)}\n\nHow to pay\n\nFees are paid in the portal, by the tenth of each month, or at the desk.`
  expect(shown(snippet([lead, body], new Set(['fee', 'portal'])))).toBe(
    'How to pay · [Fees] are paid in the [portal], by the tenth of each month, or at the desk.',
  )
})

it('cuts a long paragraph around what was found, between words', () => {
  const long = `${'word '.repeat(100)}needle ${'word '.repeat(100)}`
  const text = shown(snippet([long], new Set(['needle'])))
  expect(text).toMatch(/^… (?:word )+\[needle\]/)
  expect(text).toMatch(/word…$/)
  expect(text.length).toBeLessThan(220)
})
