/** So long may a long task be at work before others have their turn. */
const sliceMilliseconds = 8

/** Does something for each of many, in slices: nobody else in the process waits for longer than one. */
export async function forEachInSlices<T>(
  items: Iterable<T>,
  act: (item: T) => void,
): Promise<void> {
  let begin = performance.now()
  for (const item of items) {
    act(item)
    if (performance.now() - begin < sliceMilliseconds) continue
    await new Promise((resolve) => setImmediate(resolve))
    begin = performance.now()
  }
}
