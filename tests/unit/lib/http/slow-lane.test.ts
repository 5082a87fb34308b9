import { createSlowLane } from '@/lib/http/slow-lane'

describe('a slow lane', () => {
  it('lets one attempt of a key through after each pause', async () => {
    const lane = createSlowLane({ milliseconds: 100, places: 20 })
    const start = performance.now()
    const times = await Promise.all(
      Array.from({ length: 5 }, async () => {
        expect(await lane.enter('a')).toBe(true)
        return performance.now() - start
      }),
    )
    times.sort((one, other) => one - other)
    for (const [index, time] of times.entries()) expect(time).toBeGreaterThan((index + 1) * 95)
    // The lane has closed meanwhile: the next one waits, too.
    const again = performance.now()
    await lane.enter('a')
    expect(performance.now() - again).toBeGreaterThan(95)
  })

  it('does not make one key wait for another', async () => {
    const lane = createSlowLane({ milliseconds: 50, places: 20 })
    const order: string[] = []
    const enter = async (key: string) => {
      await lane.enter(key)
      order.push(key)
    }
    await Promise.all(['a', 'a', 'a', 'a', 'a', 'b'].map(enter))
    expect(order.indexOf('b')).toBeLessThan(3)
  })

  it('refuses at random when too many wait, so that whoever fills it does not keep others out', async () => {
    const lane = createSlowLane({ milliseconds: 5, places: 4 })
    let entered = 0
    for (let round = 0; round < 40; round++) {
      const stranger = Array.from({ length: 6 }, () => lane.enter('a'))
      if (await lane.enter('a')) entered++
      const outcomes = await Promise.all(stranger)
      expect(outcomes.filter(Boolean).length).toBeLessThanOrEqual(4)
    }
    expect(entered).toBeGreaterThan(5)
    expect(entered).toBeLessThan(40)
  })
})
