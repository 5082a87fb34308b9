/** Maximum time before other work in the process gets a turn. */
const sliceMilliseconds = 8

/** Calls `act` for each item, and yields to the event loop after each time slice. */
export async function forEachInSlices<T>(
  items: Iterable<T>,
  act: (item: T) => void,
): Promise<void> {
  let start = performance.now()
  for (const item of items) {
    act(item)
    if (performance.now() - start < sliceMilliseconds) continue
    await new Promise((resolve) => setImmediate(resolve))
    start = performance.now()
  }
}
