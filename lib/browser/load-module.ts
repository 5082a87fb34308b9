/**
 * Returns a function that imports a script, once, and passes on its default export. After a failure the next call
 * imports it from another URL: Chromium 150 caches failures.
 */
export function createLoader<T>(url: string, use: (content: T) => void): () => void {
  let next = url
  return () => {
    const current = next
    next = ''
    if (!current) return
    import(/* turbopackIgnore: true */ current).then(
      (module: { default: T }) => use(module.default),
      () => (next = `${current}#`),
    )
  }
}
