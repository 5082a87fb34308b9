/**
 * Runs no more than so many pieces of work at once; the others wait for their turn, in order.
 * @param places how many may run at once
 */
export function createTurns(places: number) {
  const waiting: (() => void)[] = []
  let free = places

  return async function inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (free > 0) free--
    else await new Promise<void>((resolve) => waiting.push(resolve))
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else free++
    }
  }
}
