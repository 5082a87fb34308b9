import { dynamicRoutes, menu, quickLinks, routes } from '@/content/routes'
import { english, languages, translations } from '@/content/languages'
import { translatablePaths } from '@/content/words/en/pages'
import { readPageIn } from '@/lib/markdown/read-page'
import { breadcrumb, findRoute, navigation } from '@/lib/routing/routes'
import { filesBelow, isPublicFile } from '@/tests/support/fixtures/files'

const paths = routes.map(({ path }) => path).sort()

/** `(information)/about/page.tsx` → `/about`; lists with a query are rewritten to `/query/…`. */
const pagesBelow = (folder: string) =>
  filesBelow(folder)
    .filter((file) => /(^|\/)page\.tsx$/.test(file))
    .map((file) => `/${file.replace(/(^|\/)page\.tsx$/, '').replace(/\([^)]*\)\/?/g, '')}`)
    .map((path) => path.replace(/(?<=.)\/$/, ''))
    .filter((path) => !path.startsWith('/query/'))
    .sort()

/** The paths of the Markdown files of a language; a code before `.md` is that of a translation. */
const markdownPages = (code: string) =>
  filesBelow('content/pages')
    .map((file) => /^(.*?)(?:\.(\w+))?\.md$/.exec(file)!)
    .filter(([, , language = english.code]) => language === code)
    .map(([, name]) => (name === 'index' ? '/' : `/${name}`))
    .sort()

describe('the route table', () => {
  it('has every page once', () => {
    expect(new Set(paths).size).toBe(paths.length)
  })

  it('has a page for every route, and a route for every page', () => {
    expect(pagesBelow('app/(english)')).toEqual([...paths, ...dynamicRoutes].sort())
  })

  it('has a Markdown file for every route, and a route for every file', () => {
    expect(markdownPages(english.code)).toEqual(paths)
  })

  it('has a page for each path that may have translations, and only those have any (R-LANGUAGE-1)', () => {
    expect(pagesBelow('app/[locale]')).toEqual([...translatablePaths].sort())
    for (const { code } of translations) {
      expect(translatablePaths).toEqual(expect.arrayContaining(markdownPages(code)))
    }
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
  const all = languages.flatMap((language) =>
    markdownPages(language.code).map((path) => ({ path, language, code: language.code })),
  )

  it.each(all)(
    '$path in $code is complete, and has no broken links',
    async ({ path, language }) => {
      const { body } = await readPageIn(language, path)
      for (const [, target] of body.matchAll(/\]\(([^)\s]+)\)/g)) {
        const linkedPath = target!.split(/[?#]/)[0]!
        const known =
          /^(https:|mailto:|tel:)/.test(target!) ||
          paths.includes(linkedPath) ||
          isPublicFile(linkedPath)
        expect({ target, known }).toEqual({ target, known: true })
      }
    },
  )

  it('have unique titles and descriptions', async () => {
    const pages = await Promise.all(all.map(({ path, language }) => readPageIn(language, path)))
    for (const key of ['title', 'description'] as const) {
      const values = pages.map((page) => page[key])
      expect(new Set(values).size).toBe(values.length)
    }
  })
})
