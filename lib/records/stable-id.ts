import { createHash } from 'node:crypto'

/**
 * A lasting name of a record for calendars and feeds, in letters that need no escaping anywhere: what it is
 * known by, else a digest of what it says.
 * @param known its id or slug
 */
export function stableId(known: string | null, ...facts: (string | null)[]): string {
  if (known && /^[\w-]+$/.test(known)) return known
  const text = JSON.stringify(known ? [known] : facts)
  return createHash('sha256').update(text).digest('hex').slice(0, 24)
}
