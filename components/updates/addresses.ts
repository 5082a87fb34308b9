import type { Album, SchoolEvent, TabloidEntry } from '@/lib/content-service/types'
import { recordDay } from '@/lib/dates'

/** The page of a tabloid entry: by its slug, else by its id, else the list (P§2.8). */
export function tabloidAddress({ slug, id }: Pick<TabloidEntry, 'slug' | 'id'>): string {
  const identifier = slug || id
  return identifier ? `/tabloid/${encodeURIComponent(identifier)}` : '/tabloid'
}

/** The page of an album, else the gallery (P§2.10). */
export function albumAddress({ id }: Pick<Album, 'id'>): string {
  return id
    ? `/beyond-academic/photo-categories?id=${encodeURIComponent(id)}`
    : '/beyond-academic/events-gallery'
}

/** The list of events, opened at the event's month so that the event is in it (decisions E4). */
export function eventAddress({ date }: Pick<SchoolEvent, 'date'>): string {
  const day = recordDay(date)
  return day ? `/events?year=${day.year}&month=${day.month}` : '/events'
}
