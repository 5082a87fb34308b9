/** A short fingerprint (FNV-1a, 32 bits) of plain data: the same for the same content, on every server. */
export function hashOf(data: unknown): string {
  let hash = 0x811c9dc5
  for (const letter of JSON.stringify(data)) {
    hash = Math.imul(hash ^ letter.codePointAt(0)!, 0x01000193)
  }
  return (hash >>> 0).toString(36)
}
