/** Returns a signal that aborts after a time, like `AbortSignal.timeout`, which browsers have only since 2022. */
export function createTimeoutSignal(milliseconds: number): AbortSignal {
  const controller = new AbortController()
  setTimeout(() => controller.abort(), milliseconds)
  return controller.signal
}
