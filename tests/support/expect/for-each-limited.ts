const concurrency = 8

/** Runs a task for each item, with a concurrency limit. */
export async function forEachLimited<T>(items: Iterable<T>, task: (item: T) => Promise<void>) {
  const queue = [...items].values()
  const worker = async () => {
    for (const item of queue) await task(item)
  }
  await Promise.all(Array.from({ length: concurrency }, worker))
}
