import { roundUpDuration } from '@/lib/certificates/round-up-duration'

beforeEach(() => {
  jest.useFakeTimers()
})
afterEach(() => {
  jest.useRealTimers()
})

/** After how long `roundUpDuration` settles for work that takes `milliseconds`. */
async function measureDuration(milliseconds: number, fails = false) {
  const start = Date.now()
  const work = () =>
    new Promise<void>((resolve, reject) =>
      setTimeout(fails ? () => reject(new Error('broken')) : resolve, milliseconds),
    )
  const duration = roundUpDuration(1000, work).then(
    () => Date.now() - start,
    () => Date.now() - start,
  )
  await jest.advanceTimersByTimeAsync(10_000)
  return duration
}

it.each([
  [0, 1000],
  [10, 1000],
  [990, 1000],
  [1010, 2000],
  [7990, 8000],
])('work of %d ms settles after %d ms, whether it succeeds or fails', async (taken, duration) => {
  expect(await measureDuration(taken)).toBe(duration)
  expect(await measureDuration(taken, true)).toBe(duration)
})

it('the work returns its result', async () => {
  const found = roundUpDuration(1000, async () => 'found')
  const failed = roundUpDuration(1000, async () => {
    throw new Error('broken')
  })
  const rejection = expect(failed).rejects.toThrow('broken')
  await jest.advanceTimersByTimeAsync(1000)
  await rejection
  expect(await found).toBe('found')
})
