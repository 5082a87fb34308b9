import { readFile } from 'node:fs/promises'
import { hotspots } from '@/content/data/hotspots'
import { routes } from '@/content/routes'
import { readPage } from '@/lib/rich-text/read-page'

/** Most places that the style sheet can mark as chosen. */
const maxPlaces = 6

/** The picture of a place on the narrowest phone, in pixels. */
const narrowest = { width: 320, height: 213 }

describe('the places in a picture (R-INFO-22)', () => {
  it('are named on the page of every place, and on no other', async () => {
    const pages = await Promise.all(
      routes.filter(({ path }) => path !== '/').map(({ path }) => readPage(path)),
    )
    const places = pages.filter(({ layout }) => layout === 'place').map(({ path }) => path)
    expect(Object.keys(hotspots).sort()).toEqual(places.sort())
  })

  it.each(Object.entries(hotspots))('have URLs of their own: %s', (_, places) => {
    expect(new Set(places.map(({ id }) => id)).size).toBe(places.length)
    const paths = routes.map(({ path }) => path)
    expect(places.filter(({ page }) => page && !paths.includes(page))).toEqual([])
  })

  it.each(Object.entries(hotspots))(
    'are a finger’s width apart on a phone (R-A11Y-4): %s',
    (_, places) => {
      const close = places.flatMap((one, index) =>
        places.slice(index + 1).flatMap((other) => {
          const across = Math.abs(one.at[0] - other.at[0]) * narrowest.width
          const down = Math.abs(one.at[1] - other.at[1]) * narrowest.height
          return across < 44 && down < 48 ? `${one.name} and ${other.name}` : []
        }),
      )
      expect(close).toEqual([])
    },
  )

  it('are at most as many as the style sheet can mark', async () => {
    const styles = await readFile('components/information/Hotspots/Hotspots.module.scss', 'utf8')
    expect(styles).toContain(`$max-places: ${maxPlaces};`)
    for (const places of Object.values(hotspots))
      expect(places.length).toBeLessThanOrEqual(maxPlaces)
  })
})
