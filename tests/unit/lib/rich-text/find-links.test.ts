import { findLinks } from '@/lib/rich-text/find-links'

const hrefs = (text: string) =>
  findLinks(text).flatMap((part) => (typeof part === 'string' ? [] : part.href))

it('finds URLs without the punctuation around them', () => {
  expect(
    findLinks('Fill in https://forms.example.org/a?b=1, please (or www.example.org/x).'),
  ).toEqual([
    'Fill in ',
    { text: 'https://forms.example.org/a?b=1', href: 'https://forms.example.org/a?b=1' },
    ', please (or ',
    { text: 'www.example.org/x', href: 'https://www.example.org/x' },
    ').',
  ])
})

it('finds email addresses', () => {
  expect(hrefs('Write to office@school.example.')).toEqual(['mailto:office@school.example'])
})

it('ends a URL at the end of a Bengali sentence', () => {
  expect(findLinks('দেখুন https://school.example/news।')[1]).toMatchObject({
    text: 'https://school.example/news',
  })
})

it.each([
  'no address here: 12.30 or 5.12.2026',
  '2@3.45 each',
  'javascript:alert(1)',
  'https://user:secret@example.org/',
  'data:text/html,x',
  '//evil.example',
])('does not link %j', (text) => {
  expect(
    findLinks(text).filter((part) => typeof part !== 'string' && /^http/.test(part.href)),
  ).toEqual([])
})

it('preserves the complete text', () => {
  const text = 'a@b.in www.x.org https://y.org/z?(1) end'
  const parts = findLinks(text).map((part) => (typeof part === 'string' ? part : part.text))
  expect(parts.join('')).toBe(text)
})

it.each([
  ['https://school.example/news।পরের', 'https://school.example/news'],
  ['(https://school.example/news)', 'https://school.example/news'],
  ['https://school.example/Tea_(drink)', 'https://school.example/Tea_(drink)'],
  ['(https://school.example/Tea_(drink)).', 'https://school.example/Tea_(drink)'],
  ['https://school.example/news\u200b', 'https://school.example/news'],
  ['https://school.example/news\u200d।', 'https://school.example/news'],
  ['https://school.example/news\ufeff next', 'https://school.example/news'],
  ['*https://school.example/news*', 'https://school.example/news'],
  ['~https://school.example/news~', 'https://school.example/news'],
  ['“https://school.example/news”', 'https://school.example/news'],
  ['https://school.example/news…', 'https://school.example/news'],
  ['https://youtu.be/AbCd_', 'https://youtu.be/AbCd_'],
  ['https://school.example/a|b', 'https://school.example/a'],
  ['👉https://school.example/news👈', 'https://school.example/news'],
  ['https://school.example/news❤️', 'https://school.example/news'],
  ['https://school.example/news🇮🇳', 'https://school.example/news'],
  ['https://school.example/news•', 'https://school.example/news'],
  ['https://school.example/news→', 'https://school.example/news'],
  ['（https://school.example/news）', 'https://school.example/news'],
  ['`https://school.example/news`', 'https://school.example/news'],
  ['www.school.example-এ দেখুন', 'https://www.school.example/'],
  ['https://school.example/news-पर', 'https://school.example/news'],
  [
    'https://school.example/খবর-সব',
    'https://school.example/%E0%A6%96%E0%A6%AC%E0%A6%B0-%E0%A6%B8%E0%A6%AC',
  ],
  ['office@school.example-এ লিখুন', 'mailto:office@school.example'],
  ['_office@school.example_', 'mailto:office@school.example'],
])('in %j the link is only %j', (text, href) => expect(hrefs(text)).toEqual([href]))

it.each(['.', ')', '…', '-এ'])('reads thousands of %j after a URL', (text) => {
  const parts = findLinks(`https://school.example/news${text.repeat(20_000)}`)
  expect(parts.map((part) => (typeof part === 'string' ? part : part.text)).join('')).toMatch(
    /^https:\/\/school\.example\/news/,
  )
})
