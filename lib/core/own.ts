/**
 * The value of an entry that exists in the table itself, whatever the name: an untrusted one may be `constructor`, which
 * every object has.
 */
export const own = <Value>(
  table: Readonly<Record<string, Value>>,
  name: unknown,
): Value | undefined =>
  typeof name === 'string' && Object.hasOwn(table, name) ? table[name] : undefined
