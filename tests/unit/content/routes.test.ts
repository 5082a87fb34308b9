import path from 'node:path'
import { schoolClasses } from '@/content/data/classes'
import { dynamicRoutes, menu, quickLinks, routes } from '@/content/routes'
import { english, languages, translations } from '@/content/languages'
import { translatablePaths } from '@/content/words/en/pages'
import { pageFile } from '@/lib/rich-text/page-file'
import { readLocalizedPage } from '@/lib/rich-text/read-page'
import { buildBreadcrumb, findRoute, buildNavigation } from '@/lib/routing/routes'
import { parsePage, localizePath, listTranslatedPaths } from '@/lib/routing/translations'
import { listDocuments } from '@/lib/pages/information'
import { filesBelow, isPublicFile } from '@/tests/support/fixtures/files'

const paths = routes.map(({ path }) => path).sort()

/** `(records)/news/page.tsx` → `/news`; lists with a query are rewritten to `/query/…`. */
const ownPages = filesBelow('app/(english)')
  .filter((file) => /(^|\/)page\.tsx$/.test(file))
  .map((file) => `/${file.replace(/(^|\/)page\.tsx$/, '').replace(/\([^)]*\)\/?/g, '')}`)
  .map((path) => path.replace(/(?<=.)\/$/, ''))
  .filter((path) => !path.startsWith('/query/'))

/** The Markdown files of a language; a code before `.md` is that of a translation. */
const markdownFiles = (code: string) =>
  filesBelow('content/pages')
    .filter((file) => (/\.(\w+)\.md$/.exec(file)?.[1] ?? english.code) === code)
    .map((file) => path.resolve('content/pages', file))
    .sort()

describe('the route table', () => {
  it('has every page once', () => {
    expect(new Set(paths).size).toBe(paths.length)
  })

  it('has a page for every route, and a route for every page: a document, or a file of its own', async () => {
    const documents = (await listDocuments()).filter(
      (path) => parsePage(path.split('/').slice(1)).language === english,
    )
    const pages = ownPages.flatMap((path) =>
      path === '/class/[class]' ? schoolClasses.map(({ value }) => `/class/${value}`) : path,
    )
    expect([...pages, ...documents].sort()).toEqual([...paths, ...dynamicRoutes].sort())
  })

  it('has a Markdown file for every route, and a route for every file', () => {
    expect(markdownFiles(english.code)).toEqual(paths.map((path) => pageFile(path)).sort())
  })

  it('has translations only of paths that may have them, and each is a document (R-LANGUAGE-1)', async () => {
    const documents = await listDocuments()
    for (const language of translations) {
      const { code } = language
      const files = translatablePaths.map((path) => pageFile(path, code))
      expect(files).toEqual(expect.arrayContaining(markdownFiles(code)))
      const translated = listTranslatedPaths(language).map((path) => localizePath(language, path))
      expect(documents).toEqual(expect.arrayContaining(translated))
    }
  })

  it('has in every language the pages that others lead to: its home page and the contact page', () => {
    for (const language of translations)
      expect(listTranslatedPaths(language)).toEqual(expect.arrayContaining(['/', '/contact']))
  })

  it.each(paths)('has a breadcrumb from Home to %s', (path) => {
    const trail = buildBreadcrumb(path)
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
    expect(buildNavigation()).toHaveLength(menu.length)
  })
})

describe('the Markdown pages', () => {
  const all = languages.flatMap((language) =>
    (language === english ? paths : listTranslatedPaths(language)).map((path) => ({
      path,
      language,
      code: language.code,
    })),
  )

  it.each(all)(
    '$path in $code is complete, and has no broken links',
    async ({ path, language }) => {
      const { body } = await readLocalizedPage(language, path)
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
    const pages = await Promise.all(
      all.map(({ path, language }) => readLocalizedPage(language, path)),
    )
    for (const key of ['title', 'description'] as const) {
      const values = pages.map((page) => page[key])
      expect(new Set(values).size).toBe(values.length)
    }
  })
})
