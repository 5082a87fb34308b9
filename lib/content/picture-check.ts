import 'server-only'
import { availableParallelism } from 'node:os'
import sharp from 'sharp'
import { maxPicturePixels } from '@/lib/core/file-types'
import { createSemaphore } from '@/lib/core/semaphore'
import { ContentServiceError } from './client/errors'

/** WebP holds no longer side, and Next passes the original on where it fails to encode one. */
const maxSide = 16_383
const formats = ['jpeg', 'png', 'webp', 'gif', 'heif']
const options = { limitInputPixels: maxPicturePixels }

/** Half of the cores: pages need what is left. Nobody waits for the network in here. */
const runLimited = createSemaphore(Math.max(1, Math.floor(availableParallelism() / 2)))

/**
 * Decodes a picture, so that only what can be resized goes on to be.
 * @returns whether it is animated
 * @throws ContentServiceError when it is damaged, or larger than the site resizes
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

/** The first picture of an animation: Next passes animations on as they are. */
export const firstPicture = (bytes: Buffer): Promise<Buffer> =>
  runLimited(() => sharp(bytes, options).png().toBuffer())
