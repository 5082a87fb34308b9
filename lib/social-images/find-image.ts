import 'server-only'
import { routes } from '@/content/routes'
import { findAlbum, findEvent, findNewsItem, findTabloidEntry } from '@/lib/content/find'
import type { LookupResult } from '@/lib/content/types'
import { pageImage } from './page-image'
import { albumImage, eventImage, newsImage, tabloidImage } from './record-images'
import type { SocialImage } from './social-image'

type ImageLookup =
  { outcome: 'found'; card: SocialImage } | { outcome: 'missing' } | { outcome: 'failed' }

/** How the card of a record is come by, by the folder that its place begins with. */
const records = new Map<string, (name: string) => Promise<ImageLookup>>([
  ['news', async (id) => of(await findNewsItem(id), newsImage)],
  ['events', async (id) => of(await findEvent(id), eventImage)],
  ['tabloid', async (name) => of(await findTabloidEntry(name), tabloidImage)],
  ['albums', async (id) => of(await findAlbum(id), albumImage)],
])

async function of<T>(
  lookup: LookupResult<T>,
  cardOf: (record: T) => SocialImage | Promise<SocialImage>,
): Promise<ImageLookup> {
  if (lookup.outcome !== 'found') return { outcome: lookup.outcome }
  return { outcome: 'found', card: await cardOf(lookup.record) }
}

/** The card at a place, as its page is now: of a page of the route table, or of a record that exists. */
export async function findImage(place: string): Promise<ImageLookup> {
  const path = place === 'home' ? '/' : `/${place}`
  if (routes.some((route) => route.path === path)) {
    return { outcome: 'found', card: await pageImage(path) }
  }
  const [folder = '', name = '', ...more] = place.split('/')
  const find = more.length === 0 ? records.get(folder) : undefined
  return find && name ? find(name) : { outcome: 'missing' }
}
