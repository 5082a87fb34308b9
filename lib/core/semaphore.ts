/**
 * Runs no more than so many pieces of work at once; the others wait for their turn, in order.
 * @param limit how many may run at once
 */
export function createSemaphore(limit: number) {
  const waiting: (() => void)[] = []
  let free = limit

  return async function run<T>(work: () => Promise<T>): Promise<T> {
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
