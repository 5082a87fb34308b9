import 'server-only'
import { availableParallelism } from 'node:os'
import sharp from 'sharp'
import { maxPicturePixels } from '@/lib/core/file-types'
import { createSemaphore } from '@/lib/core/semaphore'
import { ContentServiceError } from './client/errors'

/** The maximum of WebP. Next serves the original when it fails to encode a WebP. */
const maxSide = 16_383
const formats = ['jpeg', 'png', 'webp', 'gif', 'heif']
const options = { limitInputPixels: maxPicturePixels }

/** Half of the cores, because pages need the rest. The work is CPU-bound. */
const runLimited = createSemaphore(Math.max(1, Math.floor(availableParallelism() / 2)))

/**
 * Decodes a picture, so that only pictures that can be resized reach Next's optimizer.
 * @throws ContentServiceError when it is damaged or larger than the site resizes
 */
export async function checkPicture(bytes: Buffer): Promise<{ isAnimated: boolean }> {
  try {
    const { format, width, height, pages = 1 } = await sharp(bytes, options).metadata()
    if (!formats.includes(format) || Math.max(width, height) > maxSide) {
      throw new Error(`${format} of ${width} by ${height}`)
    }
    await runLimited(() => sharp(bytes, options).resize(16, 16).raw().toBuffer())
    return { isAnimated: pages > 1 }
  } catch (cause) {
    throw ContentServiceError.shape(cause)
  }
}

/** The first frame of an animation. Next does not resize animations. */
export const firstFrame = (bytes: Buffer): Promise<Buffer> =>
  runLimited(() => sharp(bytes, options).png().toBuffer())
