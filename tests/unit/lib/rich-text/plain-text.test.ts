import { cut } from '@/lib/rich-text/cut'
import { toPlainText, toSingleLine } from '@/lib/rich-text/plain-text'

describe('toPlainText', () => {
  it('converts HTML in a title to text', () => {
    expect(toPlainText('<b>Sports</b> day &amp; <i>fête</i>')).toBe('Sports day & fête')
  })

  it('keeps the line breaks that an editor typed', () => {
    expect(toPlainText('First line\nSecond line\r\n\r\n\r\nThird')).toBe(
      'First line\nSecond line\n\nThird',
    )
  })

  it('puts paragraphs and list items of HTML on separate lines', () => {
    expect(toPlainText('<p>One</p>\n<p>Two<br>three</p><ul><li>four</li><li>five</li></ul>')).toBe(
      'One\n\nTwo\nthree\n\nfour\nfive',
    )
  })

  it('removes text that a browser would not show', () => {
    expect(toPlainText('Words<script>alert(1)</script><style>p{}</style>')).toBe('Words')
  })

  it('keeps characters that only look like HTML', () => {
    expect(toPlainText('Marks < 33 need a second attempt & a talk')).toBe(
      'Marks < 33 need a second attempt & a talk',
    )
  })

  it('removes control characters and text direction marks', () => {
    expect(toPlainText('a\u0000b\u202Ec\u2067d')).toBe('abcd')
  })

  it.each([
    ['a thousand nested elements', '<b><i>'.repeat(1000)],
    ['thirty thousand nested elements', '<b>'.repeat(33_000)],
    [
      'formatting that is repeated in every paragraph',
      repeat((n) => `<b id=${n}>`) + '<p>x'.repeat(2000),
    ],
    ['brackets only', '<'.repeat(100_000)],
    ['thousands of attributes', `<p ${repeat((n) => `a${n} `, 9000)}>`],
  ])('is fast for hostile HTML: %s', (_, html) => {
    const start = performance.now()
    expect(typeof toPlainText(`${html}end`)).toBe('string')
    expect(performance.now() - start).toBeLessThan(1500)
  })
})

describe('toSingleLine', () => {
  it('puts a title on one line', () => {
    expect(toSingleLine(' Annual\n  <br>report ')).toBe('Annual report')
  })
})

describe('cut', () => {
  it('does not change a text that fits', () => {
    expect(cut('x'.repeat(100), 100)).toBe('x'.repeat(100))
  })

  it('adds an ellipsis to a text that was cut', () => {
    expect(cut('x'.repeat(101), 100)).toBe(`${'x'.repeat(100)}…`)
  })

  it('cuts between words, and leaves out no word that fits', () => {
    expect(cut('a spare sock, a whistle', 12)).toBe('a spare…')
    expect(cut('a spare sock, a whistle', 13)).toBe('a spare sock…')
    expect(cut('a spare sock, a whistle', 14)).toBe('a spare sock…')
    expect(cut('শীতের ছুটি কাল থেকে', 8)).toBe('শীতের ছুটি…')
  })

  it.each([
    ['Classes I to XII. More follows', 17, 'Classes I to XII…'],
    ['It waits... and waits', 11, 'It waits…'],
    ['Who rings the bell? Nobody', 19, 'Who rings the bell?…'],
    ['ছুটি শেষ। কাল স্কুল', 6, 'ছুটি শেষ…'],
    ['छुट्टी॥ कल स्कूल', 3, 'छुट्टी…'],
    ['A bell – a whistle', 8, 'A bell…'],
  ])('writes no full stop before the ellipsis: %s', (text, limit, result) => {
    expect(cut(text, limit)).toBe(result)
  })

  it('cuts within a word that is longer than all before it', () => {
    expect(cut(`see ${'x'.repeat(50)}`, 20)).toBe(`see ${'x'.repeat(16)}…`)
  })

  it('never cuts within a grapheme', () => {
    expect(cut('কিকিকি', 2)).toBe('কিকি…')
    expect(cut('👨‍👩‍👧👨‍👩‍👧', 1)).toBe('👨‍👩‍👧…')
  })
})

function repeat(make: (n: number) => string, count = 900): string {
  return Array.from({ length: count }, (_, n) => make(n)).join('')
}
