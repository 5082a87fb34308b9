import { createTimeoutSignal } from '@/lib/core/timeout-signal'
import { makeWellFormed } from '@/lib/core/normalise'

it.each([
  '',
  'plain',
  'বিদ্যালয়',
  '🎉🏫',
  'a\ud83c',
  '\udf89b',
  '\ud83c\ud83c\udf89',
  'x\udf89\ud83cy',
])('is the text that `toWellFormed` makes of %j', (text) =>
  expect(makeWellFormed(text)).toBe(text.toWellFormed()),
)

it('aborts after the time', async () => {
  const signal = createTimeoutSignal(5)
  expect(signal.aborted).toBe(false)
  await new Promise((resolve) => signal.addEventListener('abort', resolve))
  expect(signal.aborted).toBe(true)
})
