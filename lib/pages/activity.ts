import 'server-only'
import { listAlbums, listEvents } from '@/lib/content/collections'
import { now } from '@/lib/core/dates'
import { latestAlbumAbout, nextEventAbout } from '@/lib/records/recency'

/**
 * The next event of an activity, else its latest album (R-INFO-20).
 * @param phrases in their titles
 */
export async function loadEventOrAlbum(phrases: readonly string[]) {
  const [events, albums] = await Promise.all([listEvents('list'), listAlbums('list')])
  const today = now()
  return {
    event: nextEventAbout(phrases, events.records, today),
    album: latestAlbumAbout(phrases, albums.records, today),
    today,
  }
}
