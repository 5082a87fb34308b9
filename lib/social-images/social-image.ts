import 'server-only'
import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { school } from '@/content/school'
import type { Day } from '@/lib/core/dates'
import { processSingleton } from '@/lib/core/singleton'
import { withSupportedGlyphs } from './glyphs'

/** What the preview of a link shows (R-PREVIEW-2): everything that is drawn, and nothing else. */
export type SocialImage = {
  /** Where the card's page stands, such as `news/64…`; a place among the cards, percent-encoded. */
  place: string
  /** What the page belongs to. */
  kicker: string
  title: string
  /** Stands below the title: a day, a count. */
  note?: string
  /** Hangs over the picture as a house flag. */
  flag?: Pick<Day, 'day' | 'month'>
  /** The record's own picture: a path below `/api/image/`. */
  photo?: string
  /** A JPEG of `public/`, also for when the record's own cannot be had. */
  picture: string
}

/** A card with its words as they can be drawn; what has no title of its own is called what it belongs to. */
export function createImage({ kicker, title, note, ...rest }: SocialImage): SocialImage {
  return {
    ...rest,
    kicker: withSupportedGlyphs(kicker),
    title: withSupportedGlyphs(title) || withSupportedGlyphs(kicker),
    note: withSupportedGlyphs(note ?? '') || undefined,
  }
}

/** In pixels; what WhatsApp, Facebook and X ask for (R-PREVIEW-2). */
export const imageSize = { width: 1200, height: 630 } as const

/** Goes up when cards are drawn in another way, so that nobody is shown the old ones. */
const designVersion = 2

export const crest = '/crest.svg'
export const publicFile = (address: string): string =>
  path.join(/* turbopackIgnore: true */ process.cwd(), 'public', address)

/** The version of a card: another one as soon as anything that is drawn is another, pictures included. */
export async function versionOf(card: SocialImage): Promise<string> {
  const files = await Promise.all([crest, card.picture].map(digestOf))
  return digest(JSON.stringify([designVersion, school.name, files, card]))
}

export const imagePath = (card: SocialImage, version: string): string =>
  `/pictures/cards/${card.place}/${version}.jpg`

const digest = (data: string | Buffer) =>
  createHash('sha256').update(data).digest('hex').slice(0, 20)

/** The files of a build do not change while it serves. */
const fileDigests = processSingleton('card-file-digests', () => new Map<string, Promise<string>>())

function digestOf(address: string): Promise<string> {
  const known = fileDigests.get(address) ?? readFile(publicFile(address)).then(digest)
  fileDigests.set(address, known)
  return known
}
