/** What a file is, by its first bytes. Its name and the type that a browser sends are not asked (R-DESK-7). */
export type FileKind = 'picture' | 'heic' | 'pdf' | 'unknown'

const startsWith = (bytes: Uint8Array, text: string, at = 0) =>
  Buffer.from(bytes.subarray(at, at + text.length)).toString('latin1') === text

/** Brands of HEIF files with HEVC or other pictures that the resizer does not read. `avif` is a different one. */
const heicBrands = new Set(['heic', 'heix', 'hevc', 'hevx', 'heim', 'heis', 'mif1', 'msf1'])

export function fileKindOf(bytes: Uint8Array): FileKind {
  if (startsWith(bytes, '%PDF-')) return 'pdf'
  const isPicture =
    startsWith(bytes, '\xff\xd8\xff') ||
    startsWith(bytes, '\x89PNG\r\n\x1a\n') ||
    /^GIF8[79]a$/.test(Buffer.from(bytes.subarray(0, 6)).toString('latin1')) ||
    (startsWith(bytes, 'RIFF') && startsWith(bytes, 'WEBP', 8))
  if (isPicture) return 'picture'
  if (!startsWith(bytes, 'ftyp', 4)) return 'unknown'
  const brand = Buffer.from(bytes.subarray(8, 12)).toString('latin1')
  if (brand === 'avif') return 'picture'
  return heicBrands.has(brand) ? 'heic' : 'unknown'
}
