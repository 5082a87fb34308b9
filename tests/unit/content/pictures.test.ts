/** @jest-environment node */
import { menu, quickLinks, routes } from '@/content/routes'
import { readPage } from '@/lib/markdown/read-page'

const pictureOf = async (path: string) => (await readPage(path)).picture.name

const parents = [...new Set(routes.map(({ parent }) => parent))].filter((path) => path !== null)

const childrenOf = (parent: string) =>
  routes.filter((route) => route.parent === parent).map(({ path }) => path)

const lists = [
  ...parents.map((parent) => [`below ${parent}`, childrenOf(parent)] as const),
  ...Object.entries(quickLinks).map(([section, paths]) => [`of ${section}`, paths] as const),
]

describe('the pictures of pages', () => {
  it.each(lists)('are all different in the list %s', async (_, paths) => {
    const names = await Promise.all(paths.map(pictureOf))
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
  })

  it.each(parents.filter((path) => path !== '/'))(
    'are not shown at the head of %s and again on one of its cards',
    async (parent) => {
      const below = await Promise.all(childrenOf(parent).map(pictureOf))
      expect(below).not.toContain(await pictureOf(parent))
    },
  )

  it('are all different in the menu', () => {
    const names = menu.flatMap((entry) => ('picture' in entry ? entry.picture : []))
    expect(new Set(names).size).toBe(names.length)
  })
})
