/** @jest-environment node */
import { withShortNames } from '@/lib/cache/short-names.mjs'

const style = (css: string) => `<style data-precedence="next">${css}</style>`

test('classes and custom properties of the build have short names, the same everywhere', () => {
  const page =
    style(':root{--brand:red;--text:var(--brand)}.aaaaaa_root>.bbbbbb_isBig{top:var(--text,0)}') +
    '<p class="other aaaaaa_root"><b class="bbbbbb_isBig">aaaaaa_root</b>' +
    style('.aaaaaa_root{left:0}')
  expect(withShortNames(page)).toBe(
    style(':root{--a:red;--b:var(--a)}.a>.b{top:var(--b,0)}') +
      '<p class="other a"><b class="b">aaaaaa_root</b>' +
      style('.a{left:0}'),
  )
})

test('no name is given to two', () => {
  const page =
    style(':root{--x:1;--a:2}.aaaaaa_root{top:var(--x)}.b{top:var(--a)}') +
    '<p class="aaaaaa_root a"><b class="b">'
  expect(withShortNames(page)).toBe(
    style(':root{--b:1;--c:2}.c{top:var(--b)}.b{top:var(--c)}') + '<p class="c a"><b class="b">',
  )
})

test('there are names enough', () => {
  const names = Array.from({ length: 800 }, (_, index) => `aaaaaa_root${index}`)
  const page = style(names.map((name) => `.${name}{top:0}`).join(''))
  expect(new Set(withShortNames(page).match(/\.[a-z]+/g)).size).toBe(800)
})

test.each([
  ['what a script sets', '<i>', '.x{top:var(--header-bottom,1px)}'],
  ['what is called in another way', '<p class="pswp__bg">', '.pswp__bg--on:hover{top:0}'],
  ['addresses and numbers', '<i>', '@font-face{src:url(/a.p.0fe6um161z_az.woff2);top:.5em}'],
])('%s is left as it is', (_, element, css) => {
  expect(withShortNames(style(css) + element)).toBe(style(css) + element)
})
