import 'server-only'
import { routes } from '@/content/routes'
import { findAlbum, findEvent, findNewsItem, findTabloidEntry } from '@/lib/content-service/find'
import type { Lookup } from '@/lib/content-service/types'
import type { Card } from './card'
import { pageCard } from './page-card'
import { albumCard, eventCard, newsCard, storyCard } from './record-cards'

type CardLookup = { outcome: 'found'; card: Card } | { outcome: 'missing' } | { outcome: 'failed' }

/** How the card of a record is come by, by the folder that its place begins with. */
const records = new Map<string, (name: string) => Promise<CardLookup>>([
  ['news', async (id) => of(await findNewsItem(id), newsCard)],
  ['events', async (id) => of(await findEvent(id), eventCard)],
  ['tabloid', async (name) => of(await findTabloidEntry(name), storyCard)],
  ['albums', async (id) => of(await findAlbum(id), albumCard)],
])

async function of<T>(
  lookup: Lookup<T>,
  cardOf: (record: T) => Card | Promise<Card>,
): Promise<CardLookup> {
  if (lookup.outcome !== 'found') return { outcome: lookup.outcome }
  return { outcome: 'found', card: await cardOf(lookup.record) }
}

/** The card at a place, as its page is now: of a page of the route table, or of a record that exists. */
export async function findCard(place: string): Promise<CardLookup> {
  const path = place === 'home' ? '/' : `/${place}`
  if (routes.some((route) => route.path === path)) {
    return { outcome: 'found', card: await pageCard(path) }
  }
  const [folder = '', name = '', ...more] = place.split('/')
  const find = more.length === 0 ? records.get(folder) : undefined
  return find && name ? find(name) : { outcome: 'missing' }
}
