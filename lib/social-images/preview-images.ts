import 'server-only'
import { school } from '@/content/school'
import { saveImage } from './disk-cache'
import { type SocialImage, imagePath, imageSize, versionOf } from './social-image'

/** The picture of a page's link preview, for its metadata (R-PREVIEW-2). */
export async function previewImages(card: SocialImage) {
  const version = await versionOf(card)
  const facts = [card.title, card.note, school.name]
  const alt = [...new Set(facts)].filter(Boolean).join(', ')
  return [{ url: imagePath(card, version), ...imageSize, type: 'image/jpeg', alt }]
}

/** The same for a record, which may be another one by the time its card is asked for. */
export async function recordImages(card: SocialImage) {
  await saveImage(card, await versionOf(card))
  return previewImages(card)
}
