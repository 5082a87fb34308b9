import 'server-only'

/**
 * Runs `work` and returns its result after a whole number of steps. The duration reveals only the number of steps. The
 * first step starts before the work.
 */
export async function roundUpDuration<T>(milliseconds: number, work: () => Promise<T>): Promise<T> {
  let isDone = false
  const step = () => new Promise<void>((resolve) => setTimeout(resolve, milliseconds))
  const first = step()
  const result = work().finally(() => (isDone = true))
  // The caller gets a failure at the end of the step. This prevents an unhandled rejection until then.
  result.catch(() => undefined)
  await first
  while (!isDone) await step()
  return result
}
