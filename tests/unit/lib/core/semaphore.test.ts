import { createSemaphore } from '@/lib/core/semaphore'

it('runs at most the limit at once, in order, and continues after a failure', async () => {
  const runLimited = createSemaphore(2)
  const started: number[] = []
  const ends: (() => void)[] = []
  const runTask = (number: number) =>
    runLimited(async () => {
      started.push(number)
      await new Promise<void>((resolve) => ends.push(resolve))
      if (number === 1) throw new Error('task failed')
      return number
    })
  const all = [1, 2, 3, 4].map((number) => runTask(number).catch(() => 'failed'))
  for (let ended = 0; ended < 4; ended++) {
    await new Promise((resolve) => setImmediate(resolve))
    expect(started).toEqual([1, 2, 3, 4].slice(0, ended + 2))
    ends[ended]!()
  }
  await expect(Promise.all(all)).resolves.toEqual(['failed', 2, 3, 4])
})
