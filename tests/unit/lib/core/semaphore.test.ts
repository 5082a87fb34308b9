/** @jest-environment node */
import { createSemaphore } from '@/lib/core/semaphore'

it('runs no more at once than there are places, in order, and goes on after a failure', async () => {
  const inTurn = createSemaphore(2)
  const begun: number[] = []
  const ends: (() => void)[] = []
  const work = (number: number) =>
    inTurn(async () => {
      begun.push(number)
      await new Promise<void>((resolve) => ends.push(resolve))
      if (number === 1) throw new Error('no paper')
      return number
    })
  const all = [1, 2, 3, 4].map((number) => work(number).catch(() => 'failed'))
  for (let ended = 0; ended < 4; ended++) {
    await new Promise((resolve) => setImmediate(resolve))
    expect(begun).toEqual([1, 2, 3, 4].slice(0, ended + 2))
    ends[ended]!()
  }
  await expect(Promise.all(all)).resolves.toEqual(['failed', 2, 3, 4])
})
