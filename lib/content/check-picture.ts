import 'server-only'
import { availableParallelism } from 'node:os'
import sharp from 'sharp'
import { maxPicturePixels } from '@/lib/core/file-types'
import { createSemaphore } from '@/lib/core/semaphore'
import { ContentServiceError } from './client/errors'

/** The maximum of WebP. Next serves the original when it fails to encode a WebP. */
const maxSide = 16_383
/** A larger file is resized, because parents pay for mobile data. */
const maxSentBytes = 10_000_000
/** The pixels of a picture in a smaller size, as many as the desk stores. */
const maxSentPixels = 2560 * 2560
const quality = 84
const formats = ['jpeg', 'png', 'webp', 'gif', 'heif']
const options = { limitInputPixels: maxPicturePixels }

/** Half of the cores, because pages need the rest. The work is CPU-bound. */
const runLimited = createSemaphore(Math.max(1, Math.floor(availableParallelism() / 2)))

/** `smaller` is a JPEG in place of a picture that is too large for a page. */
type CheckedPicture = { isAnimated: boolean; smaller?: Buffer }

/**
 * Decodes a picture, so that only pictures that can be resized reach Next's optimizer. One that is too large for a page is
 * resized.
 * @throws ContentServiceError when it is damaged or larger than an upload at the desk may be (R-DESK-7)
 */
export async function checkPicture(bytes: Buffer): Promise<CheckedPicture> {
  try {
    const { format, width, height, pages = 1 } = await sharp(bytes, options).metadata()
    if (!formats.includes(format)) throw new Error(`${format} of ${width} by ${height}`)
    if (bytes.length > maxSentBytes || Math.max(width, height) > maxSide) {
      const scale = Math.sqrt(maxSentPixels / (width * height))
      const smaller = await shrink(bytes, Math.max(width, height) * scale)
      return { isAnimated: false, smaller }
    }
    await runLimited(() => sharp(bytes, options).resize(16, 16).raw().toBuffer())
    return { isAnimated: pages > 1 }
  } catch (cause) {
    throw ContentServiceError.shape(cause)
  }
}

/** Shrinks a picture to an upright JPEG. Of an animation it keeps the first frame. */
function shrink(bytes: Buffer, longestSide: number): Promise<Buffer> {
  const side = Math.min(Math.round(longestSide), maxSide)
  return runLimited(() =>
    sharp(bytes, options)
      .autoOrient()
      .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#fff' })
      .jpeg({ quality, mozjpeg: true })
      .toBuffer(),
  )
}

/** Returns the first frame of an animation. Next does not resize animations. */
export const readFirstFrame = (bytes: Buffer): Promise<Buffer> =>
  runLimited(() => sharp(bytes, options).png().toBuffer())
