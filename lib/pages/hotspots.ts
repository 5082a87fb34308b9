import 'server-only'
import { hotspots } from '@/content/data/hotspots'
import { findRoute } from '@/lib/routing/routes'

/**
 * Loads the hotspots in the picture of a place (R-INFO-22).
 * @throws Error when nothing is named in it.
 */
export function loadHotspots(path: string) {
  const places = hotspots[path]
  if (!places) throw new Error(`content/data/hotspots.ts has no places of ${path}`)
  return places.map(({ page, ...place }) => ({
    ...place,
    page: page ? { href: page, label: findRoute(page).label } : undefined,
  }))
}
