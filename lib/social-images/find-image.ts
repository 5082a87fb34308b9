import 'server-only'
import { english, type Language } from '@/content/languages'
import { findAlbum, findEvent, findNewsItem, findTabloidEntry } from '@/lib/content/find'
import type { LookupResult } from '@/lib/content/types'
import { isRoute } from '@/lib/routing/routes'
import { localizePath, getTranslatedPath } from '@/lib/routing/translations'
import { pageImage } from './page-image'
import { getAlbumImage, getEventImage, getNewsImage, getTabloidImage } from './record-images'
import type { SocialImage } from './social-image'

type ImageLookup =
  { outcome: 'found'; image: SocialImage } | { outcome: 'missing' } | { outcome: 'failed' }

/** Lookups for the images of records, by the first segment of the place. */
const records = new Map<string, (name: string) => Promise<ImageLookup>>([
  ['news', async (id) => toImage(await findNewsItem(id), getNewsImage)],
  ['events', async (id) => toImage(await findEvent(id), getEventImage)],
  ['tabloid', async (name) => toImage(await findTabloidEntry(name), getTabloidImage)],
  ['albums', async (id) => toImage(await findAlbum(id), getAlbumImage)],
])

async function toImage<T>(
  lookup: LookupResult<T>,
  createFrom: (record: T) => SocialImage | Promise<SocialImage>,
): Promise<ImageLookup> {
  if (lookup.outcome !== 'found') return { outcome: lookup.outcome }
  return { outcome: 'found', image: await createFrom(lookup.record) }
}

/** Finds the page of a canonical path: of the route table, or a translation of one. */
function findPage(path: string): { path: string; language: Language } | undefined {
  if (isRoute(path)) return { path, language: english }
  const { language, path: translated } = getTranslatedPath(path) ?? {}
  if (!language || translated === undefined) return undefined
  return localizePath(language, translated) === path ? { path: translated, language } : undefined
}

/** Finds the current image of a page in any language, or of an existing record. */
export async function findImage(place: string): Promise<ImageLookup> {
  const page = findPage(place === 'home' ? '/' : `/${place}`)
  if (page) return { outcome: 'found', image: await pageImage(page.path, page.language) }
  const [folder = '', name = '', ...rest] = place.split('/')
  const find = rest.length === 0 ? records.get(folder) : undefined
  return find && name ? find(name) : { outcome: 'missing' }
}
