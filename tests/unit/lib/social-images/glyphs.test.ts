import { withSupportedGlyphs } from '@/lib/social-images/glyphs'

it('does not change text in the three scripts', () => {
  const text = 'Founders’ Day: ₹ 2,500 · দুর্গাপূজার ছুটি · हिन्दी दिवस – Rāṇī'
  expect(withSupportedGlyphs(text)).toBe(text.replace('ṇ', 'n'))
})

it('replaces unsupported characters by the nearest, or removes them', () => {
  expect(withSupportedGlyphs('𝒜ll ① Ｃｌａｓｓ 🎉 家 \u202eevil\u0007')).toBe('All 1 Class evil')
  expect(withSupportedGlyphs('🎉🎉')).toBe('')
})

it('handles hostile titles', () => {
  expect(withSupportedGlyphs('<script>alert(1)</script>')).toBe('<script>alert(1)</script>')
  expect(Array.from(withSupportedGlyphs('x'.repeat(20_000)))).toHaveLength(181)
  expect(withSupportedGlyphs(`ক${'\u0981'.repeat(500)}`).length).toBeLessThan(10)
  expect(withSupportedGlyphs('\ud800 alone').isWellFormed()).toBe(true)
})
