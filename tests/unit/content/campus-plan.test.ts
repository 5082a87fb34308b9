import { campusPlaces } from '@/content/data/campus-plan'
import { routes } from '@/content/routes'
import { findPicture } from '@/lib/pictures/pictures'

describe('the campus plan (R-INFO-16)', () => {
  it('has at least 14 places, each with its own URL and picture', () => {
    expect(campusPlaces.length).toBeGreaterThanOrEqual(14)
    for (const key of ['id', 'name', 'picture'] as const)
      expect(new Set(campusPlaces.map((place) => place[key])).size).toBe(campusPlaces.length)
  })

  it('links to pages of the site', () => {
    const paths = routes.map(({ path }) => path)
    expect(campusPlaces.filter(({ page }) => !paths.includes(page))).toEqual([])
  })

  it.each([
    ['campus-plan-phone', 358],
    ['campus-plan', 600],
  ])('keeps flags a finger’s width apart on %s, %i px wide (R-A11Y-4)', (name, shown) => {
    const { width, height } = findPicture(name)
    const close = campusPlaces.flatMap((one, index) =>
      campusPlaces.slice(index + 1).flatMap((other) => {
        const across = Math.abs(one.at[0] - other.at[0]) * shown
        const down = Math.abs(one.at[1] - other.at[1]) * shown * (height / width)
        return across < 44 && down < 48 ? `${one.name} and ${other.name}` : []
      }),
    )
    expect(close).toEqual([])
  })

  it('has a rule for the flag of every place that is open', async () => {
    const { readFile } = await import('node:fs/promises')
    const styles = await readFile(
      'components/information/CampusPlan/CampusPlan.module.scss',
      'utf8',
    )
    expect(styles).toContain(`$places: ${campusPlaces.length};`)
  })
})
