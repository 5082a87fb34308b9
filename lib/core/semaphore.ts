/**
 * Limits concurrency. Tasks over the limit wait, and start in the order of their calls.
 * @param limit how many tasks may run at once
 */
export function createSemaphore(limit: number) {
  const waiting: (() => void)[] = []
  let free = limit

  return async function run<T>(task: () => Promise<T>): Promise<T> {
    if (free > 0) free--
    else await new Promise<void>((resolve) => waiting.push(resolve))
    try {
      return await task()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else free++
    }
  }
}
