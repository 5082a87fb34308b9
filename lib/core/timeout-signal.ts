/** A signal that aborts after a time, as `AbortSignal.timeout` makes it, which browsers have only since 2022. */
export function timeoutSignal(milliseconds: number): AbortSignal {
  const controller = new AbortController()
  setTimeout(() => controller.abort(), milliseconds)
  return controller.signal
}
