import 'server-only'
import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { school } from '@/content/school'
import type { Day } from '@/lib/core/dates'
import { getProcessSingleton } from '@/lib/core/singleton'
import { withSupportedGlyphs } from './glyphs'

/** The content of a link preview's picture (R-PREVIEW-2). It has only what is rendered, because it determines the version. */
export type SocialImage = {
  /** Identifies the page, such as `news/64…`. The first part of the image's URL, percent-encoded. */
  place: string
  /** The name of the school in the language of the page. */
  school: string
  /** The section of the page, above the title. */
  kicker: string
  title: string
  /** Below the title: a date or a count. */
  note?: string
  /** The date on the house flag. */
  flag?: Pick<Day, 'day' | 'month'>
  /** The record's own picture: a path below `/api/image/`. */
  photo?: string
  /** A JPEG in `public/`. Also used when the photo is not available. */
  picture: string
}

/** Creates a social image, with text that the fonts support. Without a title, the kicker is the title. */
export function createImage({
  kicker,
  title,
  note,
  ...rest
}: Omit<SocialImage, 'school'> & { school?: string }): SocialImage {
  return {
    ...rest,
    school: withSupportedGlyphs(rest.school ?? school.name),
    kicker: withSupportedGlyphs(kicker),
    title: withSupportedGlyphs(title) || withSupportedGlyphs(kicker),
    note: withSupportedGlyphs(note ?? '') || undefined,
  }
}

/** In pixels, as WhatsApp, Facebook and X require (R-PREVIEW-2). */
export const imageSize = { width: 1200, height: 630 } as const

/** Increase it when the design changes, to invalidate the existing images. */
const designVersion = 2

export const crest = '/crest.svg'
export const getPublicFile = (url: string): string =>
  path.join(/* turbopackIgnore: true */ process.cwd(), 'public', url)

/** Returns the version of a social image: a hash of everything that is rendered, including pictures. */
export async function hashVersion(image: SocialImage): Promise<string> {
  const files = await Promise.all([crest, image.picture].map(hashFile))
  return hashData(JSON.stringify([designVersion, files, image]))
}

export const getImagePath = (image: SocialImage, version: string): string =>
  `/pictures/cards/${image.place}/${version}.jpg`

const hashData = (data: string | Buffer) =>
  createHash('sha256').update(data).digest('hex').slice(0, 20)

/** The files of a build do not change at runtime. */
const fileDigests = getProcessSingleton(
  'card-file-digests',
  () => new Map<string, Promise<string>>(),
)

function hashFile(url: string): Promise<string> {
  const known = fileDigests.get(url) ?? readFile(getPublicFile(url)).then(hashData)
  fileDigests.set(url, known)
  return known
}
