import sharp, { type AvifOptions } from 'sharp'

// One picture at a time on one core: rendering must not slow down what runs at the same time.
sharp.concurrency(1)

export type FileType = 'avif' | 'webp' | 'jpg'

/** A PNG of the SVG at its own size: the source of every width. */
export const rasterize = (svg: string): Promise<Buffer> =>
  sharp(Buffer.from(svg)).removeAlpha().png({ compressionLevel: 1 }).toBuffer()

/** Quality by file type; part of every picture's digest. */
export const QUALITY = {
  avif: { quality: 52, effort: 4 },
  webp: { quality: 74, effort: 6 },
  jpg: { quality: 78, mozjpeg: true },
  album: { quality: 72, mozjpeg: true },
} as const

/** The picture at one width, encoded for the web. */
export function encode(
  raster: Buffer,
  width: number,
  type: FileType,
  avifOptions: AvifOptions = QUALITY.avif,
): Promise<Buffer> {
  const resized = sharp(raster).resize({ width })
  switch (type) {
    case 'avif':
      return resized.avif(avifOptions).toBuffer()
    case 'webp':
      return resized.webp(QUALITY.webp).toBuffer()
    case 'jpg':
      return resized.jpeg(QUALITY.jpg).toBuffer()
  }
}

/** JPEG of the embedded content service, which the image route encodes again. */
export const encodeAlbum = (raster: Buffer): Promise<Buffer> =>
  sharp(raster).jpeg(QUALITY.album).toBuffer()

/** A square PNG of an SVG icon. */
export const encodeIcon = (svg: string, size: number): Promise<Buffer> =>
  sharp(Buffer.from(svg), { density: 288 })
    .resize(size, size)
    .png({ compressionLevel: 9, palette: true })
    .toBuffer()
