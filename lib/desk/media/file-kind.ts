/** What a file is, by its first bytes. Its name and the type that a browser sends are not asked (R-DESK-7). */
export type FileKind = 'picture' | 'heic' | 'pdf' | 'unknown'

const startsWith = (bytes: Uint8Array, text: string, at = 0) =>
  Buffer.from(bytes.subarray(at, at + text.length)).toString('latin1') === text

/** Brands of HEIF files with AV1 pictures, with HEVC pictures, and with either. */
const avifBrands = new Set(['avif', 'avis'])
const heicBrands = new Set(['heic', 'heix', 'hevc', 'hevx', 'heim', 'heis', 'hevm', 'hevs'])
const generalBrands = new Set(['mif1', 'mif2', 'msf1', 'miaf'])

/** A reader of PDFs looks for the beginning in the first 1024 bytes. Some programs and mail servers write before it. */
const maxPdfOffset = 1024

/** Where the PDF begins in a file; -1 when it is none. */
export const pdfOffset = (bytes: Uint8Array): number =>
  Buffer.from(bytes.subarray(0, maxPdfOffset + 5)).indexOf('%PDF-')

export function detectFileKind(bytes: Uint8Array): FileKind {
  const isPicture =
    startsWith(bytes, '\xff\xd8\xff') ||
    startsWith(bytes, '\x89PNG\r\n\x1a\n') ||
    /^GIF8[79]a$/.test(Buffer.from(bytes.subarray(0, 6)).toString('latin1')) ||
    (startsWith(bytes, 'RIFF') && startsWith(bytes, 'WEBP', 8))
  if (isPicture) return 'picture'
  if (startsWith(bytes, 'ftyp', 4)) return heifKind(bytes)
  return pdfOffset(bytes) === -1 ? 'unknown' : 'pdf'
}

/** The first brand may be a general one, or that of a program. The compatible ones say what the file has. */
function heifKind(bytes: Uint8Array): FileKind {
  const brands = readBrands(bytes)
  if (brands.some((brand) => avifBrands.has(brand))) return 'picture'
  if (brands.some((brand) => heicBrands.has(brand))) return 'heic'
  if (!brands.some((brand) => generalBrands.has(brand))) return 'unknown'
  return Buffer.from(bytes.subarray(0, 4096)).includes('av01') ? 'picture' : 'heic'
}

/** The major brand and the compatible ones of the `ftyp` box; the four bytes in between are a version. */
function readBrands(bytes: Uint8Array): string[] {
  const box = Buffer.from(bytes.subarray(0, 512))
  const length = box.length < 12 ? 0 : Math.min(box.readUInt32BE(0), box.length)
  const brands: string[] = []
  for (let at = 8; at + 4 <= length; at += 4) {
    if (at !== 12) brands.push(box.subarray(at, at + 4).toString('latin1'))
  }
  return brands
}

/** Whether a picture moves. The resizer does not tell it of PNG and of AVIF. */
export function isMarkedAnimated(bytes: Uint8Array): boolean {
  if (startsWith(bytes, 'ftyp', 4))
    return readBrands(bytes).some((b) => b === 'avis' || b === 'msf1')
  if (!startsWith(bytes, '\x89PNG')) return false
  const file = Buffer.from(bytes)
  const marker = file.indexOf('acTL')
  return marker !== -1 && marker < file.indexOf('IDAT')
}
