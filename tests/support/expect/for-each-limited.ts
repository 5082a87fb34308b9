const limit = 8

/** Looks at many things, some at a time. */
export async function forEachLimited<T>(items: Iterable<T>, look: (item: T) => Promise<void>) {
  const rest = [...items].values()
  const work = async () => {
    for (const item of rest) await look(item)
  }
  await Promise.all(Array.from({ length: limit }, work))
}
