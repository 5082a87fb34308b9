/** @jest-environment node */
import { classesOf, usedStyles, wordsOf } from '@/lib/cache/used-styles.mjs'

const known = classesOf('<p class="aaaaaa_root other"><b class="_-1a2b_isOpen"></b>')

test.each([
  ['elements and what is not a class', 'body{top:0}:root{--a:1}[data-x]{top:0}'],
  ['classes of the page', '.aaaaaa_root ._-1a2b_isOpen:hover{top:0}'],
  ['classes of libraries', '.pswp__button{top:0}.other{top:0}'],
  ['what must not match', 'body>:not(.bbbbbb_root):not(.bbbbbb_x:has(.bbbbbb_x:is(b))){top:0}'],
  ['one of several that may match', ':is(.aaaaaa_root,.bbbbbb_root) b{top:0}'],
  ['the steps of an animation', '@keyframes aaaaaa_in{0%{top:0}to{top:1px}}'],
  ['fonts', '@font-face{font-family:x;src:url(x)}'],
])('keeps %s', (_, style) => {
  expect(usedStyles(style, known)).toBe(style)
})

test.each([
  ['a class that the page has not', '.bbbbbb_root{top:0}', ''],
  ['what stands under it', '.bbbbbb_root .aaaaaa_root{top:0}', ''],
  ['it in a list', '.bbbbbb_root,.aaaaaa_root{top:0}', '.aaaaaa_root{top:0}'],
  [
    'a condition that holds nothing more',
    '@media (width>1px){.bbbbbb_root{top:0}}b{top:0}',
    'b{top:0}',
  ],
])('leaves out %s', (_, style, left) => {
  expect(usedStyles(style, known)).toBe(left)
})

test('a sheet that was used once is whole for the next page', () => {
  const style = '.aaaaaa_root{top:0}.bbbbbb_root{top:0}'
  usedStyles(style, known)
  expect(usedStyles(style, classesOf('aaaaaa_root bbbbbb_root'))).toBe(style)
})

test('finds the classes in what React makes more of', () => {
  const flight =
    'self.__next_f.push([1,"[\\"$\\",\\"p\\",{\\"className\\":\\"aaaaaa_root _-1a2b_big\\"}]"])'
  expect([...classesOf(flight)]).toEqual(expect.arrayContaining(['aaaaaa_root', '_-1a2b_big']))
})

test('custom properties go when nothing asks for them, nor for what asks for them', () => {
  const style = ':root{--a:1;--b:var(--a);--c:var(--b);--d:2}b{top:var(--d,0)}'
  expect(usedStyles(style, known, new Set(['b']))).toBe(':root{--d:2}b{top:var(--d,0)}')
})

describe('of a page to which nothing is added', () => {
  const words = new Set(wordsOf('<table><td data-look="big" lang=bn><a href="https://x">Fees</a>'))

  test.each([
    'table>td[data-look=big] a:hover:after{top:0}',
    'TD[data-look="big"]:not(h3):is(h4,td){top:0}',
    'a[href^=http]{top:0}',
    '*,:before{top:0}',
    '@keyframes fall{0%{top:0}to{top:1px}}',
  ])('keeps %s', (style) => {
    expect(usedStyles(style, known, words)).toBe(style)
  })

  test.each([
    ['h3{top:0}', ''],
    ['table h3,td{top:0}', 'td{top:0}'],
    ['td[data-look=line]{top:0}', ''],
    ['[data-needs-script]{top:0}', ''],
    ['a[target^=_]{top:0}', ''],
  ])('leaves out what %s names and it has not', (style, left) => {
    expect(usedStyles(style, known, words)).toBe(left)
  })
})
