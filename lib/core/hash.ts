/** Returns a short hash (FNV-1a, 32 bits) of JSON data. The same content has the same hash on every server. */
export function hashData(data: unknown): string {
  let hash = 0x811c9dc5
  for (const character of JSON.stringify(data)) {
    hash = Math.imul(hash ^ character.codePointAt(0)!, 0x01000193)
  }
  return (hash >>> 0).toString(36)
}
