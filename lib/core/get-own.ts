/** Returns an own entry of a table. An untrusted name may be `constructor`, which every object inherits. */
export const getOwn = <Value>(
  table: Readonly<Record<string, Value>>,
  name: unknown,
): Value | undefined =>
  typeof name === 'string' && Object.hasOwn(table, name) ? table[name] : undefined
