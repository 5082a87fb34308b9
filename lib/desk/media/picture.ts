import 'server-only'
import sharp, { type Sharp } from 'sharp'
import { maxPicturePixels } from '@/lib/core/file-types'
import { createSemaphore } from '@/lib/core/semaphore'

/** The longest side of a stored photograph. */
export const maxSide = 2560
const quality = 84
const timeoutSeconds = 30

/** One at a time: a photograph of a phone takes 200 MB while it is decoded. */
const runLimited = createSemaphore(1)

const open = (bytes: Buffer) =>
  sharp(bytes, { limitInputPixels: maxPicturePixels, failOn: 'error', pages: 1 })

export type Picture = { bytes: Buffer; width: number; height: number }

/**
 * A photograph as the site stores it (R-DESK-7): a JPEG, upright, at most 2560 pixels, without metadata. It contains
 * nothing of the file but its pixels.
 * @throws when it is damaged, or has more than 64 million pixels
 */
export const preparePicture = (bytes: Buffer): Promise<Picture> =>
  runLimited(async () => {
    const { data, info } = await scaled(open(bytes))
      .flatten({ background: '#fff' })
      .jpeg({ quality, mozjpeg: true })
      .timeout({ seconds: timeoutSeconds })
      .toBuffer({ resolveWithObject: true })
    return { bytes: data, width: info.width, height: info.height }
  })

/** The longest side of a picture in the lists of the desk. */
const thumbnailSide = 480

/** A small copy of a stored picture. */
export const thumbnail = (bytes: Buffer): Promise<Buffer> =>
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

const scaled = (picture: Sharp) =>
  picture
    .autoOrient()
    .resize({ width: maxSide, height: maxSide, fit: 'inside', withoutEnlargement: true })

/**
 * A picture of another content service. One that is upright, small enough and without metadata stays as it is: it has
 * been published already, and encoding it again would only make it worse.
 * @throws when it is damaged, or has too many pixels
 */
export async function prepareImported(bytes: Buffer): Promise<Picture & { isUnchanged: boolean }> {
  const { width, height, orientation = 1, exif, xmp, iptc, format } = await open(bytes).metadata()
  const isClean = orientation === 1 && !exif && !xmp && !iptc
  if (!isClean || Math.max(width, height) > maxSide || !['jpeg', 'png', 'webp'].includes(format)) {
    return { ...(await preparePicture(bytes)), isUnchanged: false }
  }
  // Metadata is read from the beginning of a file. This reads all of it.
  await runLimited(() => open(bytes).resize(16, 16).raw().toBuffer())
  return { bytes, width, height, isUnchanged: true }
}
