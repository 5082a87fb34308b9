import { createHash } from 'node:crypto'

/**
 * Returns a permanent identifier of a record for calendars and feeds, with characters that need no escaping: its id or
 * slug, otherwise a digest.
 * @param fields content for the digest of a record without id and slug
 */
export function createStableId(id: string | null, ...fields: (string | null)[]): string {
  // Not `identifierPattern`: a slug may be longer than an id.
  if (id && /^[\w-]+$/.test(id)) return id
  const text = JSON.stringify(id ? [id] : fields)
  return createHash('sha256').update(text).digest('hex').slice(0, 24)
}
