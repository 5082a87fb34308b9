/** @jest-environment node */
import { dynamicRoutes, menu, quickLinks, routes } from '@/content/routes'
import { readPage } from '@/lib/markdown/read-page'
import { breadcrumb, findRoute, navigation } from '@/lib/routing/routes'
import { filesBelow, isPublicFile } from '@/tests/support/fixtures/files'

const paths = routes.map(({ path }) => path).sort()

/** `app/(information)/about/page.tsx` → `/about`; lists with a query are rewritten to `/query/…`. */
const pagesOfApp = filesBelow('app')
  .filter((file) => /(^|\/)page\.tsx$/.test(file))
  .map((file) => `/${file.replace(/(^|\/)page\.tsx$/, '').replace(/\([^)]*\)\/?/g, '')}`)
  .filter((path) => !path.startsWith('/query/'))
  .sort()

const pagesOfWords = filesBelow('content/pages')
  .filter((file) => file.endsWith('.md'))
  .map((file) => `/${file.replace(/\.md$/, '')}`)
  .map((path) => (path === '/index' ? '/' : path))
  .sort()

describe('the route table', () => {
  it('names every page once', () => {
    expect(new Set(paths).size).toBe(paths.length)
  })

  it('has a page for every route, and a route for every page', () => {
    expect(pagesOfApp).toEqual([...paths, ...dynamicRoutes].sort())
  })

  it('has words for every route, and a route for all words', () => {
    expect(pagesOfWords).toEqual(paths)
  })

  it.each(paths)('leads from Home down to %s', (path) => {
    const trail = breadcrumb(path)
    expect(trail[0]?.path).toBe('/')
    expect(trail.at(-1)?.path).toBe(path)
  })

  it('is all that menus and Quick Links lead to', () => {
    const linked = [
      ...Object.values(quickLinks).flat(),
      ...menu.flatMap((entry) =>
        'path' in entry ? entry.path : [...entry.paths, entry.all?.path],
      ),
    ].filter((path) => path !== undefined)
    for (const path of linked) expect(findRoute(path).path).toBe(path)
    expect(navigation()).toHaveLength(menu.length)
  })
})

describe('the words of', () => {
  it.each(pagesOfWords)('%s are complete, and link only to what exists', async (path) => {
    const { body } = await readPage(path)
    for (const [, target] of body.matchAll(/\]\(([^)\s]+)\)/g)) {
      const address = target!.split(/[?#]/)[0]!
      const known =
        /^(https:|mailto:|tel:)/.test(target!) || paths.includes(address) || isPublicFile(address)
      expect({ target, known }).toEqual({ target, known: true })
    }
  })

  it('have titles and descriptions of their own', async () => {
    const pages = await Promise.all(pagesOfWords.map(readPage))
    for (const key of ['title', 'description'] as const) {
      const values = pages.map((page) => page[key])
      expect(new Set(values).size).toBe(values.length)
    }
  })
})
