import { menu, quickLinks, routes } from '@/content/routes'
import { home } from '@/content/words/en/home'
import { readPage } from '@/lib/rich-text/read-page'
import { findSquare } from '@/lib/pictures/pictures'
import manifest from '@/lib/pictures/manifest.json'

type Drawn = { scene: string; peaks?: boolean }

const pictures = new Map(Object.entries<Drawn>(manifest))

const drawn = (name: string): Drawn => {
  const picture = pictures.get(name)
  if (!picture) throw new Error(`There is no picture named "${name}"`)
  return picture
}

const getScene = (name: string) => drawn(name).scene

const readPictureName = async (path: string) => (await readPage(path)).picture.name

const readCardName = async (path: string) => (await readPage(path)).card.name

const readScenes = async (paths: readonly string[]) =>
  (await Promise.all(paths.map(readCardName))).map(getScene)

const repeated = (names: readonly string[]) =>
  names.filter((name, index) => names.indexOf(name) !== index)

const parents = [...new Set(routes.map(({ parent }) => parent))].filter((path) => path !== null)

const listChildren = (parent: string) =>
  routes.filter((route) => route.parent === parent).map(({ path }) => path)

const lists = [
  ...parents.map((parent) => [`below ${parent}`, listChildren(parent)] as const),
  ...Object.entries(quickLinks).map(([section, paths]) => [`of ${section}`, paths] as const),
]

describe('the scenes of pages', () => {
  it.each(lists)('are all different in the list %s', async (_, paths) => {
    expect(repeated(await readScenes(paths))).toEqual([])
  })

  it.each(parents.filter((path) => path !== '/'))(
    'are not shown at the head of %s and again on one of its cards',
    async (parent) => {
      expect(await readScenes(listChildren(parent))).not.toContain(
        getScene(await readPictureName(parent)),
      )
    },
  )

  it('have a square for the heads of pages on phones (R-PICTURE-3)', async () => {
    const pages = await Promise.all(routes.map(({ path }) => readPage(path)))
    const heads = pages.filter(
      ({ layout = '' }) => !['place', 'person', 'activity'].includes(layout),
    )
    expect(
      heads.filter(({ picture }) => !findSquare(picture.name)).map(({ path }) => path),
    ).toEqual([])
  })

  it('are all different in the menu', () => {
    expect(
      repeated(menu.flatMap((entry) => ('picture' in entry ? getScene(entry.picture) : []))),
    ).toEqual([])
  })

  it('are all different on the home page', () => {
    const slides = [...pictures.keys()].filter((name) => /^slide-\d\d-(?!.*-phone$)/.test(name))
    expect(slides).toHaveLength(16)
    const sections = [home.about, ...home.tabs.items].map(({ picture }) => picture)
    expect(repeated([...slides, ...sections].map(getScene))).toEqual([])
    // The desks stand together, without their sitters, at the hours of their messages.
    expect(repeated(home.messages.items.map(({ picture }) => picture))).toEqual([])
  })

  it('show the peaks on at most one page in three', async () => {
    const names = await Promise.all(routes.map(({ path }) => readPictureName(path)))
    const withPeaks = names.filter((name) => drawn(name).peaks)
    expect(withPeaks.length).toBeGreaterThan(0)
    expect(withPeaks.length).toBeLessThanOrEqual(names.length / 3)
  })
})
