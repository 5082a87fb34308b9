/**
 * Returns an object that exists once per process. Next bundles pages, route handlers and instrumentation separately,
 * each with its own module instances. What they share is stored on `globalThis`.
 * @param name unique name in the process
 */
export function getProcessSingleton<T>(name: string, create: () => T): T {
  const key = Symbol.for(`school-website.${name}`)
  const holder = globalThis as { [key]?: T }
  return (holder[key] ??= create())
}
