import { readStoredForm, toStoredForm } from '@/lib/desk/records/stored-form'
import { tidy } from '@/lib/desk/text/tidy'
import { toHtml } from '@/lib/desk/text/to-html'
import { htmlToText } from '@/lib/rich-text/html-to-text'

describe('text typed in a story appears as it was typed', () => {
  it.each([
    '10*12*14',
    '10**12**14',
    '# 1 in the district',
    '+ GST',
    'C:\\new',
    'C:\\_archive',
    '\\\\server\\share',
    '* Terms apply',
    '— Rabindranath Tagore',
    '✓ Passport',
    'a) first',
    '1) first',
    'snake_case_name',
    'Name: ____ Class: ____',
    '5 * 6 * 7',
    'about ~500 or ~600',
    '~5 km ~ 6 km',
    '***',
    '---',
    '===',
    '[Class IX] (see below)',
    '[Class IX](see below)',
    'A | B',
    '`code`',
    '&amp; &copy;',
    '> 50%',
    '-5 degrees',
    '!important',
    '(*) see the note (*)',
    'Bus**, van**',
    '(_) or (_)',
    '(~) or (~)',
  ])('%j', (text) => {
    const html = toHtml(text)
    expect(html).toMatch(/^<p>[^<]*<\/p>$/)
    expect(htmlToText(html, 'simple')).toBe(text)
  })
})

it.each([
  ['https://cbse.gov.in/x।', '<p><a href="https://cbse.gov.in/x">https://cbse.gov.in/x</a>।</p>'],
  ['(www.cbse.gov.in)', '<p>(<a href="https://www.cbse.gov.in/">www.cbse.gov.in</a>)</p>'],
  [
    '**https://cbse.gov.in/x**',
    '<p><strong><a href="https://cbse.gov.in/x">https://cbse.gov.in/x</a></strong></p>',
  ],
  [
    'https://cbse.gov.in/_a_/*b*',
    '<p><a href="https://cbse.gov.in/_a_/*b">https://cbse.gov.in/_a_/*b</a>*</p>',
  ],
  ['[form](cbse.gov.in/a b)', '<p><a href="https://cbse.gov.in/a%20b">form</a></p>'],
  [
    'office@school.example',
    '<p><a href="mailto:office@school.example">office@school.example</a></p>',
  ],
])('%j becomes a link in a story', (text, html) => expect(toHtml(text)).toBe(html))

it.each([
  ['~6 pm~ 7 pm', '<p><s>6 pm</s> 7 pm</p>'],
  ['3. a\n4. b', '<ol start="3"><li>a</li><li>b</li></ol>'],
  ['1. a\n2. b\n5. c', '<ol start="1"><li>a</li><li>b</li><li value="5">c</li></ol>'],
  ['1. a\n   more\n2. b', '<ol><li>a<br>more</li><li>b</li></ol>'],
  ['1. a\n\n2. b', '<ol><li>a</li><li>b</li></ol>'],
  ['- a\n   - b\n- c', '<ul><li>a<ul><li>b</li></ul></li><li>c</li></ul>'],
  ['Bring:\n- a\nThank you', '<p>Bring:</p><ul><li>a</li></ul><p>Thank you</p>'],
  ['• a\n• b', '<ul><li>a</li><li>b</li></ul>'],
  [
    '| Class | Tests | ← |\n| ↑ | I | II |\n|---|---|---|\n| IX | 3 Dec | 10 Dec |\n| X | ↑ | a ↵ b |',
    '<table><thead><tr><th scope="col" rowspan="2">Class</th><th scope="colgroup" colspan="2">Tests</th></tr><tr><th scope="col">I</th><th scope="col">II</th></tr></thead><tbody><tr><td>IX</td><td rowspan="2">3 Dec</td><td>10 Dec</td></tr><tr><td>X</td><td>a<br>b</td></tr></tbody></table>',
  ],
  [
    '| Venue | Hall \\| stage |\n| Time | |',
    '<table><tbody><tr><th scope="row">Venue</th><td>Hall | stage</td></tr><tr><th scope="row">Time</th><td></td></tr></tbody></table>',
  ],
])('%j becomes HTML', (text, html) => expect(toHtml(text)).toBe(html))

it.each([
  'One\ntwo\n\nthree',
  '**bold** _italic_ ~struck~ **_both_**',
  '~~5,000~~6,000',
  '3. a\n4. b',
  '1. a\n   more\n   - c\n2. b',
  '| Class | Tests | ← |\n| ↑ | I | II |\n|---|---|---|\n| IX | 3 Dec | 10 Dec |\n| X | ↑ | a ↵ b |',
  '| Venue | Hall \\| stage |\n| Time | |',
  '\\**x** \\_y_ \\[z](/z)',
  'See https://cbse.gov.in/x and [that](https://cbse.gov.in/y)',
])('%j survives a round trip through its HTML, twice', (text) => {
  expect(htmlToText(toHtml(text), 'simple')).toBe(text)
  expect(tidy(text, 'simple')).toBe(text)
})

describe('a story that was stored as Markdown', () => {
  const stored = (text: string) =>
    readStoredForm('story', JSON.stringify({ title: 'x', text })).text as string

  it.each([
    ['# Title\n\nText', '### Title\n\nText'],
    ['+ a\n+ b', '- a\n- b'],
    ['* a\n* b', '- a\n- b'],
    ['1) a\n2) b', '1. a\n2. b'],
    ['1. a\n1. b', '1. a\n2. b'],
    ['5 \\* 6', '5 * 6'],
    ['C:\\\\new', 'C:\\new'],
    ['*WhatsApp* and **bold**', '**WhatsApp** and **bold**'],
    ['[x](https://a.example/y)', '[x](https://a.example/y)'],
    ['One\ntwo', 'One\ntwo'],
  ])('%j keeps its meaning', (markdown, text) => expect(stored(markdown)).toBe(text))

  it('is not read as Markdown again', () => {
    const form = { title: 'x', text: '# 1 in the district' }
    expect(readStoredForm('story', toStoredForm(form))).toEqual(form)
    expect(readStoredForm('news', JSON.stringify(form))).toEqual(form)
  })
})
