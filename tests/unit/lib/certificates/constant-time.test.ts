/** @jest-environment node */
import { roundUpDuration } from '@/lib/certificates/constant-time'

beforeEach(() => {
  jest.useFakeTimers()
})
afterEach(() => {
  jest.useRealTimers()
})

/** When work that takes so many milliseconds is answered. */
async function answeredAfter(milliseconds: number, fails = false) {
  const start = Date.now()
  const work = () =>
    new Promise<void>((resolve, reject) =>
      setTimeout(fails ? () => reject(new Error('broken')) : resolve, milliseconds),
    )
  const answered = roundUpDuration(1000, work).then(
    () => Date.now() - start,
    () => Date.now() - start,
  )
  await jest.advanceTimersByTimeAsync(10_000)
  return answered
}

it.each([
  [0, 1000],
  [10, 1000],
  [990, 1000],
  [1010, 2000],
  [7990, 8000],
])('work of %d ms is answered after %d ms, well or ill', async (taken, answered) => {
  expect(await answeredAfter(taken)).toBe(answered)
  expect(await answeredAfter(taken, true)).toBe(answered)
})

it('the result is that of the work', async () => {
  const found = roundUpDuration(1000, async () => 'found')
  const broken = roundUpDuration(1000, async () => {
    throw new Error('broken')
  })
  const said = expect(broken).rejects.toThrow('broken')
  await jest.advanceTimersByTimeAsync(1000)
  await said
  expect(await found).toBe('found')
})
