import 'server-only'
import { saveImage } from './disk-cache'
import { type SocialImage, imagePath, imageSize, hashVersion } from './social-image'

/** The picture of a page's link preview, for its metadata (R-PREVIEW-2). */
export async function previewImages(image: SocialImage) {
  const version = await hashVersion(image)
  const parts = [image.title, image.note, image.school]
  const alt = [...new Set(parts)].filter(Boolean).join(', ')
  return [{ url: imagePath(image, version), ...imageSize, type: 'image/jpeg', alt }]
}

/** The same for a record. Stores the content, because the record may change before its image is requested. */
export async function recordImages(image: SocialImage) {
  await saveImage(image, await hashVersion(image))
  return previewImages(image)
}
