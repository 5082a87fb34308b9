import 'server-only'
import { home } from '@/content/words/en/home'
import { parseRecord } from '@/lib/content/schemas'
import type { Collection, ListResult, Records, ServiceFile } from '@/lib/content/types'
import { now } from '@/lib/core/dates'
import { getDeskFileUrl, getThumbnailUrl } from '@/lib/desk/media/desk-file-url'
import type { Content, Kind } from '@/lib/desk/records/kinds'
import { findPicture } from '@/lib/pictures/pictures'

const collections = {
  highlight: 'highlights',
  notice: 'news',
  news: 'news',
  event: 'events',
  album: 'gallery',
  story: 'tabloid',
  popup: 'popups',
  registration: 'registrations',
  'career-notice': 'notices',
} as const satisfies Record<Kind, Collection>

/** A record as the components of the site take it. */
export type DeskPreview = {
  [Name in Collection]: { collection: Name; record: Records[Name] }
}[Collection]

/** Returns the texts and pictures around a record on its public page. */
export const getPreviewFrame = () => ({
  today: now(),
  highlights: home.updates.highlights.title,
  notice: home.updates.notice,
  registration: home.registration,
  event: findPicture('event-default'),
  album: findPicture('album-default'),
})
export type PreviewFrame = ReturnType<typeof getPreviewFrame>

/**
 * Reads the content of a draft as the site would (R-DESK-3), with the addresses at which the desk serves its files.
 * @returns `undefined` when the site would leave it out
 */
export function buildDeskPreview(
  kind: Kind,
  id: string,
  content: Content,
): DeskPreview | undefined {
  const collection = collections[kind]
  const record = parseRecord(collection, { _id: id, ...content })
  return record && ({ collection, record: withDeskFiles(record) } as DeskPreview)
}

/** Returns the list of one record that a component of the home page takes. */
export const toList = <T>(record: T): ListResult<T> => ({
  source: 'live',
  records: [record],
  readAt: now().toISOString(),
})

/** From this number on, a preview has small copies of the pictures, so that a phone does not load an album again. */
const manyPictures = 5

const isFile = (value: unknown): value is ServiceFile =>
  typeof value === 'object' && value !== null && 'href' in value

function withDeskFiles(record: Records[Collection]): Records[Collection] {
  const entries = Object.entries(record).map(([name, value]) => [
    name,
    Array.isArray(value)
      ? value.map((file) => (isFile(file) ? withDeskFile(file, value.length) : file))
      : value,
  ])
  return Object.fromEntries(entries) as Records[Collection]
}

function withDeskFile(file: ServiceFile, count: number): ServiceFile {
  const isSmall = file.isPicture && count >= manyPictures
  return { ...file, href: isSmall ? getThumbnailUrl(file.href) : getDeskFileUrl(file.href) }
}
