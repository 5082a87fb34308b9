import { createSnippet, highlightTerms } from '@/lib/search/snippet'

const marked = (parts: readonly string[]) =>
  parts.map((part, index) => (index % 2 ? `[${part}]` : part)).join('')

it('highlights matches in any form, and consecutive matches as one', () => {
  expect(marked(highlightTerms('Buses and bus fees', new Set(['bus', 'fee'])))).toBe(
    'Buses and [bus fees]',
  )
  expect(marked(highlightTerms('Half-yearly papers', new Set(['half', 'yearly'])))).toBe(
    '[Half-yearly] papers',
  )
  expect(highlightTerms('', new Set(['bus']))).toEqual([''])
  expect(marked(highlightTerms('Fees of Class IX', new Set(['=class9'])))).toBe(
    'Fees of [Class IX]',
  )
  expect(highlightTerms('Classes I to XII', new Set(['=class9']))).toEqual(['Classes I to XII'])
})

it('preserves the text', () => {
  const text = '<b>Fees</b> & "more" fees’ \u{1F600} ₹ 2,500'
  expect(highlightTerms(text, new Set(['fee'])).join('')).toBe(text)
})

const lead = 'A sentence about the school that is long enough to stand by itself, without any more.'

it('shows the lead when no paragraph matches better', () => {
  expect(marked(createSnippet([lead, 'Other words.'], new Set(['nothing'])))).toBe(
    `${lead} Other words.`,
  )
  expect(marked(createSnippet([lead], new Set(['sentence'])))).toMatch(/^A \[sentence\]/)
})

it('shows the paragraph with the most matches, with its heading', () => {
  const body = `${'Filler about nothing in particular. '.repeat(3)}\n\nHow to pay\n\nFees are paid in the portal, by the tenth of each month, or at the desk.`
  expect(marked(createSnippet([lead, body], new Set(['fee', 'portal'])))).toBe(
    'How to pay · [Fees] are paid in the [portal], by the tenth of each month, or at the desk.',
  )
})

it('keeps a heading apart from the sentence before it', () => {
  const texts = [
    'What a pupil pays.',
    'Joining in June\nThe papers are due on the first day of school, at the office.',
  ]
  expect(marked(createSnippet(texts, new Set(['pupil'])))).toBe('What a [pupil] pays.')
  expect(marked(createSnippet([lead, 'The Principal'], new Set(['nothing'])))).toBe(
    `${lead} · The Principal`,
  )
})

it('cuts a long paragraph around the match, between words', () => {
  const long = `${'word '.repeat(100)}needle ${'word '.repeat(100)}`
  const text = marked(createSnippet([long], new Set(['needle'])))
  expect(text).toMatch(/^… (?:word )+\[needle\]/)
  expect(text).toMatch(/word…$/)
  expect(text.length).toBeLessThan(220)
})
