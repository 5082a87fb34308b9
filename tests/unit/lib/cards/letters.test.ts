/** @jest-environment node */
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
