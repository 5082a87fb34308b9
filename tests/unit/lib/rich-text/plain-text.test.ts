/** @jest-environment node */
import { cut } from '@/lib/rich-text/cut'
import { toPlainText, toSingleLine } from '@/lib/rich-text/plain-text'

describe('toPlainText', () => {
  it('shows HTML in a title as its words', () => {
    expect(toPlainText('<b>Sports</b> day &amp; <i>fête</i>')).toBe('Sports day & fête')
  })

  it('keeps the line breaks that an editor typed', () => {
    expect(toPlainText('First line\nSecond line\r\n\r\n\r\nThird')).toBe(
      'First line\nSecond line\n\nThird',
    )
  })

  it('puts paragraphs and list items of HTML on lines of their own', () => {
    expect(toPlainText('<p>One</p>\n<p>Two<br>three</p><ul><li>four</li><li>five</li></ul>')).toBe(
      'One\n\nTwo\nthree\n\nfour\nfive',
    )
  })

  it('leaves out what a browser would not show', () => {
    expect(toPlainText('Words<script>alert(1)</script><style>p{}</style>')).toBe('Words')
  })

  it('keeps signs that only look like HTML', () => {
    expect(toPlainText('Marks < 33 need a second attempt & a talk')).toBe(
      'Marks < 33 need a second attempt & a talk',
    )
  })

  it('drops control characters and marks that turn the direction of reading', () => {
    expect(toPlainText('a\u0000b\u202Ec\u2067d')).toBe('abcd')
  })

  it.each([
    ['nested a thousand deep', '<b><i>'.repeat(1000)],
    ['nested thirty thousand deep', '<b>'.repeat(33_000)],
    [
      'formatting that is repeated in every paragraph',
      hundredsOf((n) => `<b id=${n}>`) + '<p>x'.repeat(2000),
    ],
    ['brackets only', '<'.repeat(100_000)],
    ['thousands of attributes', `<p ${hundredsOf((n) => `a${n} `, 9000)}>`],
  ])('answers at once for hostile HTML: %s', (_, html) => {
    const begin = performance.now()
    expect(typeof toPlainText(`${html}end`)).toBe('string')
    expect(performance.now() - begin).toBeLessThan(1500)
  })
})

describe('toSingleLine', () => {
  it('puts a title on one line', () => {
    expect(toSingleLine(' Annual\n  <br>report ')).toBe('Annual report')
  })
})

describe('cut', () => {
  it('leaves a text alone that fits', () => {
    expect(cut('x'.repeat(100), 100)).toBe('x'.repeat(100))
  })

  it('marks a text that was cut with an ellipsis', () => {
    expect(cut('x'.repeat(101), 100)).toBe(`${'x'.repeat(100)}…`)
  })

  it('never cuts through a letter and its signs', () => {
    expect(cut('কিকিকি', 2)).toBe('কিকি…')
    expect(cut('👨‍👩‍👧👨‍👩‍👧', 1)).toBe('👨‍👩‍👧…')
  })
})

function hundredsOf(make: (n: number) => string, count = 900): string {
  return Array.from({ length: count }, (_, n) => make(n)).join('')
}
