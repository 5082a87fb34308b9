import { getProcessSingleton } from './singleton'

/**
 * Computes a value from an object once, and caches it for the lifetime of the object. All callers with the same
 * object share the value, such as the sorted records of a list. They must not change it in place.
 * @param name unique name of the cache in the process
 */
export function memoizeByObject<Key extends object, Value>(
  name: string,
  compute: (key: Key) => Value,
): (key: Key) => Value {
  const cache = getProcessSingleton(`memoize.${name}`, () => new WeakMap<Key, { value: Value }>())
  return (key) => {
    const entry = cache.get(key) ?? { value: compute(key) }
    cache.set(key, entry)
    return entry.value
  }
}
