/** @jest-environment node */
import { create } from 'fontkit'
import { readFileSync } from 'node:fs'
import { cardFontFiles } from '@/lib/cards/font-files'
import { drawable } from '@/lib/cards/letters'

it('leaves words as they are, in each of the three scripts', () => {
  const words = 'Founders’ Day: ₹ 2,500 · দুর্গাপূজার ছুটি · हिन्दी दिवस – Rāṇī'
  expect(drawable(words)).toBe(words.replace('ṇ', 'n'))
})

it('takes the nearest letter that the fonts have, and none for what has none', () => {
  expect(drawable('𝒜ll ① Ｃｌａｓｓ 🎉 家 \u202eevil\u0007')).toBe('All 1 Class evil')
  expect(drawable('🎉🎉')).toBe('')
})

it('takes a hostile title for what it is: a text', () => {
  expect(drawable('<script>alert(1)</script>')).toBe('<script>alert(1)</script>')
  expect(Array.from(drawable('x'.repeat(20_000)))).toHaveLength(181)
  expect(drawable(`ক${'\u0981'.repeat(500)}`).length).toBeLessThan(10)
  expect(drawable('\ud800 alone').isWellFormed()).toBe(true)
})

it('lets through only what one of the fonts of cards can draw', () => {
  const fonts = Object.values(cardFontFiles).map((file) => create(readFileSync(file)))
  const has = (code: number) =>
    fonts.some((font) => 'hasGlyphForCodePoint' in font && font.hasGlyphForCodePoint(code))
  const all = Array.from({ length: 0x2fff }, (_, code) => code).filter(
    (code) => drawable(`a${String.fromCodePoint(code)}b`) === `a${String.fromCodePoint(code)}b`,
  )
  expect(all.length).toBeGreaterThan(300)
  expect(all.filter((code) => !has(code)).map((code) => code.toString(16))).toEqual([])
})
