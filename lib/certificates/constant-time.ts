import 'server-only'

/**
 * Does a piece of work and gives its result after a whole number of steps, so that the time it took tells
 * nothing but how many there were. The first step begins before the work does.
 */
export async function roundUpDuration<T>(milliseconds: number, work: () => Promise<T>): Promise<T> {
  let isDone = false
  const step = () => new Promise<void>((resolve) => setTimeout(resolve, milliseconds))
  const first = step()
  const result = work().finally(() => (isDone = true))
  // Whoever asked hears of a failure at the end of its step.
  result.catch(() => undefined)
  await first
  while (!isDone) await step()
  return result
}
