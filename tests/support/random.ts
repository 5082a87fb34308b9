/** Numbers that look random and are the same for the same seed (mulberry32). */
export function createRandom(seed: number) {
  let state = seed >>> 0
  const number = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const between = (least: number, most: number) => least + Math.floor(number() * (most - least + 1))
  return {
    /** A whole number, both ends included. */
    between,
    /** Whether something happens that does so in this share of all cases. */
    happens: (share: number) => number() < share,
    pick: <T>(values: readonly T[]): T => values[between(0, values.length - 1)]!,
    /** Waits so many milliseconds. */
    pause: (least: number, most: number) =>
      new Promise<void>((resolve) => setTimeout(resolve, between(least, most))),
  }
}

export type Random = ReturnType<typeof createRandom>
