/**
 * Gives what a process must have one of. Pages, calls and the start of the server are bundled apart, each with
 * modules of its own; what they must share hangs on the process.
 * @param name tells it from everything else that is kept this way
 */
export function processSingleton<T>(name: string, create: () => T): T {
  const key = Symbol.for(`school-website.${name}`)
  const holder = globalThis as { [key]?: T }
  return (holder[key] ??= create())
}
