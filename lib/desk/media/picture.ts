import 'server-only'
import sharp, { type Sharp } from 'sharp'
import { createSemaphore } from '@/lib/core/semaphore'
import type { Pixels } from './file-worker.mjs'
import { isMarkedAnimated } from './file-kind'
import { maxPhotoPixels, maxWholePixels } from './limits'
import { runOneAtATime } from './open-file'

/** The longest side of a stored photograph. */
export const maxSide = 2560
/** The short side of a long screenshot or a panorama, which may be longer than `maxSide` to stay readable. */
const readableSide = 1080
const maxLongSide = 16_000
const maxStoredPixels = 16_000_000
/** If the short side is smaller, the words of a screenshot cannot be read. */
const minReadableSide = 540
const quality = 84
const timeoutSeconds = 45

/** Limits work on stored pictures, which are small. */
const runLimited = createSemaphore(1)

const open = (bytes: Buffer) =>
  sharp(bytes, { limitInputPixels: maxPhotoPixels, failOn: 'error', pages: 1 })

export type Picture = { bytes: Buffer; width: number; height: number }

/** Why a picture cannot be stored. */
export class PictureError extends Error {
  constructor(readonly reason: 'pixels' | 'tooLong') {
    super(reason)
  }
}

/**
 * Converts a photograph to the form in which the site stores it (R-DESK-7): an upright, reduced JPEG without metadata.
 * Only the pixels of the file remain. `hasMore`: the file contained more pictures, which are left out.
 * @throws PictureError; another error when the file is damaged
 */
export async function preparePicture(file: Buffer): Promise<Picture & { hasMore: boolean }> {
  const bytes = withKnownBrand(file)
  const { width, height, pages = 1, format, isProgressive } = await readMetadata(bytes)
  const isWhole = isProgressive || !['jpeg', 'png'].includes(format)
  if (width * height > (isWhole ? maxWholePixels : maxPhotoPixels)) throw new PictureError('pixels')
  const picture = await encode(open(bytes).autoOrient(), { width, height })
  return { ...picture, hasMore: pages > 1 || isMarkedAnimated(bytes) }
}

/** Converts a picture that another library has decoded, upright. @throws PictureError */
export const preparePixels = ({ data, ...raw }: Pixels): Promise<Picture> =>
  encode(sharp(data, { raw, limitInputPixels: maxPhotoPixels }), raw)

/** Joins the pages of a document to a picture, one below the other. @throws PictureError */
export async function preparePages(pages: readonly Pixels[]): Promise<Picture> {
  const width = Math.max(...pages.map((page) => page.width))
  const height = pages.reduce((sum, page) => sum + page.height, 0)
  let top = 0
  const layers = pages.map(({ data, ...raw }) => {
    const layer = { input: Buffer.from(data.buffer), raw, left: 0, top }
    top += raw.height
    return layer
  })
  const sheet = sharp({ create: { width, height, channels: 3, background: '#fff' } })
  // Resize in a second step: in one step sharp would resize the sheet before it adds the pages.
  const { data, info } = await sheet.composite(layers).raw().toBuffer({ resolveWithObject: true })
  return encode(sharp(data, { raw: { width, height, channels: info.channels } }), info)
}

/** Replaces a general major brand of an AVIF, because sharp looks only at the major brand (`detectFileKind`). */
function withKnownBrand(file: Buffer): Buffer {
  if (file.toString('latin1', 4, 8) !== 'ftyp') return file
  const bytes = Buffer.from(file)
  bytes.write('avif', 8, 'latin1')
  return bytes
}

const readMetadata = (bytes: Buffer) =>
  sharp(bytes, { limitInputPixels: false, failOn: 'error', pages: 1 }).metadata()

type Size = { width: number; height: number }

const encode = (picture: Sharp, size: Size): Promise<Picture> =>
  runOneAtATime(async () => {
    const side = getStoredSide(size)
    const { data, info } = await picture
      .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#fff' })
      .jpeg({ quality, mozjpeg: true })
      .timeout({ seconds: timeoutSeconds })
      .toBuffer({ resolveWithObject: true })
    return { bytes: data, width: info.width, height: info.height }
  })

/**
 * Returns the longest side with which a picture is stored.
 * @throws PictureError when it would be unreadable
 */
function getStoredSide({ width, height }: Size): number {
  const [long, short] = [Math.max(width, height), Math.min(width, height)]
  if (long <= maxSide) return long
  const readable = Math.max(maxSide / long, Math.min(1, readableSide / short))
  const scale = Math.min(readable, maxLongSide / long, Math.sqrt(maxStoredPixels / (long * short)))
  if (scale < 1 && short * scale < Math.min(minReadableSide, short * readable)) {
    throw new PictureError('tooLong')
  }
  return Math.max(1, Math.floor(long * scale))
}

/** The longest side of a picture in the lists of the desk. */
const thumbnailSide = 480

/** Creates a small copy of a stored picture. */
export const createThumbnail = (bytes: Buffer): Promise<Buffer> =>
  runLimited(() =>
    open(bytes)
      .resize({
        width: thumbnailSide,
        height: thumbnailSide,
        fit: 'inside',
        withoutEnlargement: true,
      })
      .flatten({ background: '#fff' })
      .jpeg({ quality: 75 })
      .timeout({ seconds: timeoutSeconds })
      .toBuffer(),
  )

/**
 * Converts a picture of another content service. A picture that is upright, small enough and without metadata stays
 * unchanged: it is already public, and encoding it again would only reduce its quality.
 * @throws when it is damaged, or has too many pixels
 */
export async function prepareImported(bytes: Buffer): Promise<Picture & { isUnchanged: boolean }> {
  const { width, height, orientation = 1, exif, xmp, iptc, format } = await readMetadata(bytes)
  const isClean = orientation === 1 && !exif && !xmp && !iptc
  if (!isClean || Math.max(width, height) > maxSide || !['jpeg', 'png', 'webp'].includes(format)) {
    const picture = await preparePicture(bytes)
    return {
      bytes: picture.bytes,
      width: picture.width,
      height: picture.height,
      isUnchanged: false,
    }
  }
  // Reading metadata reads only the beginning of a file. This decodes all of it, to detect damage.
  await runLimited(() => open(bytes).resize(16, 16).raw().toBuffer())
  return { bytes, width, height, isUnchanged: true }
}
