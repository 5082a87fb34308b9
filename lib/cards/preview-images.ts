import 'server-only'
import { school } from '@/content/school'
import { type Card, cardPath, cardSize, versionOf } from './card'
import { keepCard } from './store'

/** The picture of a page's link preview, for its metadata (R-PREVIEW-2). */
export async function previewImages(card: Card) {
  const version = await versionOf(card)
  const facts = [card.title, card.note, school.name]
  const alt = [...new Set(facts)].filter(Boolean).join(', ')
  return [{ url: cardPath(card, version), ...cardSize, type: 'image/jpeg', alt }]
}

/** The same for a record, which may be another one by the time its card is asked for. */
export async function recordImages(card: Card) {
  await keepCard(card, await versionOf(card))
  return previewImages(card)
}
