/** @jest-environment node */
import { dynamicRoutes, menu, quickLinks, routes } from '@/content/routes'
import { readPage } from '@/lib/markdown/read-page'
import { breadcrumb, findRoute, navigation } from '@/lib/routing/routes'
import { filesBelow, isPublicFile } from '@/tests/support/fixtures/files'

const paths = routes.map(({ path }) => path).sort()

/** `app/(information)/about/page.tsx` → `/about`; lists with a query are rewritten to `/query/…`. */
const appPages = filesBelow('app')
  .filter((file) => /(^|\/)page\.tsx$/.test(file))
  .map((file) => `/${file.replace(/(^|\/)page\.tsx$/, '').replace(/\([^)]*\)\/?/g, '')}`)
  .filter((path) => !path.startsWith('/query/'))
  .sort()

const markdownPages = filesBelow('content/pages')
  .filter((file) => file.endsWith('.md'))
  .map((file) => `/${file.replace(/\.md$/, '')}`)
  .map((path) => (path === '/index' ? '/' : path))
  .sort()

describe('the route table', () => {
  it('has every page once', () => {
    expect(new Set(paths).size).toBe(paths.length)
  })

  it('has a page for every route, and a route for every page', () => {
    expect(appPages).toEqual([...paths, ...dynamicRoutes].sort())
  })

  it('has a Markdown file for every route, and a route for every file', () => {
    expect(markdownPages).toEqual(paths)
  })

  it.each(paths)('has a breadcrumb from Home to %s', (path) => {
    const trail = breadcrumb(path)
    expect(trail[0]?.path).toBe('/')
    expect(trail.at(-1)?.path).toBe(path)
  })

  it('contains all links of menus and Quick Links', () => {
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

describe('the Markdown pages', () => {
  it.each(markdownPages)('%s is complete, and has no broken links', async (path) => {
    const { body } = await readPage(path)
    for (const [, target] of body.matchAll(/\]\(([^)\s]+)\)/g)) {
      const linkedPath = target!.split(/[?#]/)[0]!
      const known =
        /^(https:|mailto:|tel:)/.test(target!) ||
        paths.includes(linkedPath) ||
        isPublicFile(linkedPath)
      expect({ target, known }).toEqual({ target, known: true })
    }
  })

  it('have unique titles and descriptions', async () => {
    const pages = await Promise.all(markdownPages.map(readPage))
    for (const key of ['title', 'description'] as const) {
      const values = pages.map((page) => page[key])
      expect(new Set(values).size).toBe(values.length)
    }
  })
})
