import { pdfType } from './file-types'

/** How many bytes of a file `mediaTypeOfBytes` needs. */
export const signatureLength = 64

/**
 * The type of a picture or PDF by its first bytes.
 * @returns `undefined` for any other file
 */
export function detectMediaType(bytes: Buffer): string | undefined {
  const text = bytes.toString('latin1', 0, signatureLength)
  if (text.startsWith('\xff\xd8\xff')) return 'image/jpeg'
  if (text.startsWith('\x89PNG\r\n\x1a\n')) return 'image/png'
  if (/^GIF8[79]a/.test(text)) return 'image/gif'
  if (/^RIFF[^]{4}WEBP/.test(text)) return 'image/webp'
  if (/^%PDF-\d/.test(text)) return pdfType
  return isAvif(bytes, text) ? 'image/avif' : undefined
}

/** The brand may be any of those that the first box lists, after its length, its name and a version. */
function isAvif(bytes: Buffer, text: string): boolean {
  if (!text.startsWith('ftyp', 4)) return false
  const brands = text.slice(8, Math.min(bytes.readUInt32BE(0), text.length)).match(/[^]{4}/g) ?? []
  return brands.some((brand, index) => index !== 1 && /^avi[fs]$/.test(brand))
}
