/** @jest-environment node */
import { withSupportedGlyphs } from '@/lib/social-images/glyphs'

it('leaves words as they are, in each of the three scripts', () => {
  const words = 'Founders’ Day: ₹ 2,500 · দুর্গাপূজার ছুটি · हिन्दी दिवस – Rāṇī'
  expect(withSupportedGlyphs(words)).toBe(words.replace('ṇ', 'n'))
})

it('takes the nearest letter that the fonts have, and none for what has none', () => {
  expect(withSupportedGlyphs('𝒜ll ① Ｃｌａｓｓ 🎉 家 \u202eevil\u0007')).toBe('All 1 Class evil')
  expect(withSupportedGlyphs('🎉🎉')).toBe('')
})

it('takes a hostile title for what it is: a text', () => {
  expect(withSupportedGlyphs('<script>alert(1)</script>')).toBe('<script>alert(1)</script>')
  expect(Array.from(withSupportedGlyphs('x'.repeat(20_000)))).toHaveLength(181)
  expect(withSupportedGlyphs(`ক${'\u0981'.repeat(500)}`).length).toBeLessThan(10)
  expect(withSupportedGlyphs('\ud800 alone').isWellFormed()).toBe(true)
})
