import 'server-only'

/**
 * Decodes a file or response of JSON. Windows programs begin it with a byte order mark or write UTF-16. Without a mark
 * the zeros of the first character, which is ASCII in JSON, tell the encoding.
 */
export function decodeText(bytes: Uint8Array): string {
  const [first, second] = bytes
  const encoding =
    (first === 0xff && second === 0xfe) || (first && second === 0)
      ? 'utf-16le'
      : (first === 0xfe && second === 0xff) || (first === 0 && second)
        ? 'utf-16be'
        : 'utf-8'
  return new TextDecoder(encoding).decode(bytes)
}
