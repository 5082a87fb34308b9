/** The type of a file, by its first bytes. Its name and the browser's `Content-Type` are ignored (R-DESK-7). */
export type FileKind = 'picture' | 'heic' | 'pdf' | 'unknown'

const startsWith = (bytes: Uint8Array, text: string, at = 0) =>
  Buffer.from(bytes.subarray(at, at + text.length)).toString('latin1') === text

/** Brands of HEIF files with AV1 pictures, with HEVC pictures, and with either. */
const avifBrands = new Set(['avif', 'avis'])
const heicBrands = new Set(['heic', 'heix', 'hevc', 'hevx', 'heim', 'heis', 'hevm', 'hevs'])
const generalBrands = new Set(['mif1', 'mif2', 'msf1', 'miaf'])

/**
 * PDF readers look for the header in the first 1024 bytes, because some programs and mail servers add bytes before it.
 */
const maxPdfOffset = 1024

/** Returns the position at which the PDF begins in a file; -1 if the file is not a PDF. */
export const findPdfOffset = (bytes: Uint8Array): number =>
  Buffer.from(bytes.subarray(0, maxPdfOffset + 5)).indexOf('%PDF-')

export function detectFileKind(bytes: Uint8Array): FileKind {
  const isPicture =
    startsWith(bytes, '\xff\xd8\xff') ||
    startsWith(bytes, '\x89PNG\r\n\x1a\n') ||
    /^GIF8[79]a$/.test(Buffer.from(bytes.subarray(0, 6)).toString('latin1')) ||
    (startsWith(bytes, 'RIFF') && startsWith(bytes, 'WEBP', 8))
  if (isPicture) return 'picture'
  if (startsWith(bytes, 'ftyp', 4)) return detectHeifKind(bytes)
  return findPdfOffset(bytes) === -1 ? 'unknown' : 'pdf'
}

/**
 * Detects the kind of a HEIF file. The major brand may be general or that of a program; the compatible brands are
 * exact.
 */
function detectHeifKind(bytes: Uint8Array): FileKind {
  const brands = readBrands(bytes)
  if (brands.some((brand) => avifBrands.has(brand))) return 'picture'
  if (brands.some((brand) => heicBrands.has(brand))) return 'heic'
  if (!brands.some((brand) => generalBrands.has(brand))) return 'unknown'
  return Buffer.from(bytes.subarray(0, 4096)).includes('av01') ? 'picture' : 'heic'
}

/** Reads the major brand and the compatible ones of the `ftyp` box. The four bytes in between are a version. */
function readBrands(bytes: Uint8Array): string[] {
  const box = Buffer.from(bytes.subarray(0, 512))
  const length = box.length < 12 ? 0 : Math.min(box.readUInt32BE(0), box.length)
  const brands: string[] = []
  for (let at = 8; at + 4 <= length; at += 4) {
    if (at !== 12) brands.push(box.subarray(at, at + 4).toString('latin1'))
  }
  return brands
}

/** Whether a PNG or AVIF is animated. For these, sharp does not report it. */
export function isMarkedAnimated(bytes: Uint8Array): boolean {
  if (startsWith(bytes, 'ftyp', 4))
    return readBrands(bytes).some((b) => b === 'avis' || b === 'msf1')
  if (!startsWith(bytes, '\x89PNG')) return false
  const file = Buffer.from(bytes)
  const marker = file.indexOf('acTL')
  return marker !== -1 && marker < file.indexOf('IDAT')
}
