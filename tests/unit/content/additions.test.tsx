/**
 * What CONTRIBUTING.md says is enough to add a page, a figure and a language (R-LANGUAGE-7), without a change of
 * code: a page of the campus with a new figure, and a made-up language with only some of the pages.
 */
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Language } from '@/content/languages'
import { school } from '@/content/school'
import { getMonthName } from '@/lib/core/dates'

jest.mock('next/cache', () => ({ unstable_cache: () => async () => 0 }))

/** Words in a made-up language: those of English in other brackets, so that any other text shows. */
const mockTranslate = (text: string): string => `«${text}»`

jest.mock('@/content/languages', () => {
  const actual = jest.requireActual<typeof import('@/content/languages')>('@/content/languages')
  const translate = (words: unknown): unknown =>
    typeof words === 'string'
      ? mockTranslate(words)
      : Object.fromEntries(
          Object.entries(words as object).map(([key, value]) => [key, translate(value)]),
        )
  const made: Language = {
    code: 'xx',
    tag: 'xx-IN',
    name: '«Xxx»',
    englishName: 'Made up',
    script: 'Latin',
    openGraph: 'xx_IN',
    words: {
      ...(translate(actual.english.words) as Language['words']),
      searchNames: { '/admission': ['zzyx'] },
    },
  }
  const languages = [...actual.languages, made]
  return {
    ...actual,
    languages,
    translations: languages.slice(1),
    findLanguage: (code: string) => languages.find((language) => language.code === code)!,
  }
})

jest.mock('@/content/routes', () => {
  const actual = jest.requireActual<typeof import('@/content/routes')>('@/content/routes')
  const library = actual.routes.find(({ path }) => path === '/our-campus/library')!
  const example = {
    ...library,
    path: '/our-campus/example',
    label: 'The example',
    note: 'Beds for every class',
  }
  return { ...actual, routes: [...actual.routes, example] }
})

jest.mock('@/content/data/schemas', () => {
  const actual =
    jest.requireActual<typeof import('@/content/data/schemas')>('@/content/data/schemas')
  return {
    ...actual,
    campus: actual.campus.extend({ exampleBeds: actual.count('Example beds', 'beds') }),
  }
})

jest.mock('@/content/data/campus', () => {
  const actual = jest.requireActual<typeof import('@/content/data/campus')>('@/content/data/campus')
  return { ...actual, campus: { ...actual.campus, exampleBeds: 13 } }
})

const example = `---
layout: rule
title: The example
lead: Where the school grows its vegetables.
description: The school garden, who works in it, and when it can be visited.
keywords: [garden, vegetables, school garden]
picture: planting
alt: The long white school building among tea rows
---

There are {campus.exampleBeds.words} beds, on {campus.area} square metres.

::campus-table

## Who works there

Every class.
`

/** The same in every language. */
const properNames = [
  'Google Play',
  'App Store',
  ...school.social.map(({ label }) => label),
  school.portal.label,
  ...Object.values(school.emails),
  // ICU has no month names in a made-up language.
  ...Array.from({ length: 12 }, (_, month) => getMonthName(month + 1)),
]

const project = process.cwd()
const copy = mkdtempSync(path.join(tmpdir(), 'additions-'))
const pages = path.join(copy, 'content/pages')

const homeBlocks = '::translated-pages\n\n::next-dates\n\n::phone-menu'
const admissionBlocks = `::admission-status\n\n::which-class\n\n::cost-link\n\n::admission-tables{ages="«Ages»"}\n\n::help-desk-call{desk=admission}`

/** A copy of the project with three more Markdown files. */
function makeCopy() {
  mkdirSync(path.join(copy, 'content'))
  for (const folder of ['', 'content'] as const) {
    for (const name of readdirSync(path.join(project, folder))) {
      if (name === 'content' || (folder && name === 'pages')) continue
      symlinkSync(path.join(project, folder, name), path.join(copy, folder, name))
    }
  }
  cpSync(path.join(project, 'content/pages'), pages, { recursive: true })
  writeFileSync(path.join(pages, 'our-campus/example.md'), example)
  for (const name of ['index', 'admission']) {
    const head = `layout: plain\ntitle: «${name}»\nlead: «Lead»\ndescription: «A description of the page»\nkeywords: [a, b, c]\nalt: «Picture»`
    const translation = `source: {}\ntranslator: nobody\nreviewer: somebody\ndate: 2026-11-24`
    const body = `${name === 'index' ? homeBlocks : admissionBlocks}\n\n«Words», [«here»](/admission), [«there»](/calendar).`
    writeFileSync(
      path.join(pages, `${name}.xx.md`),
      `---\n${head}\n${translation}\n---\n\n${body}\n`,
    )
  }
}

beforeAll(() => {
  makeCopy()
  jest.spyOn(process, 'cwd').mockReturnValue(copy)
})
afterAll(() => rmSync(copy, { recursive: true }))

const load = async () => ({
  ...(await import('@/content/languages')),
  ...(await import('@/lib/routing/translations')),
  ...(await import('@/lib/routing/resolve-path')),
  ...(await import('@/lib/pages/information')),
  ...(await import('@/lib/seo/metadata')),
  ...(await import('@/lib/seo/site-sitemaps')),
})

const marked = (href: string, word: string) =>
  `<a href="${href}" hrefLang="en-IN">«${word}» «(English)»</a>`

describe('a page', () => {
  let html: string
  beforeAll(async () => {
    const { renderPage } = await import('@/tests/support/fixtures/rendered-pages')
    html = await renderPage('/our-campus/example')
  })

  it('has its words, its blocks, its new figure and its place among the others', () => {
    expect(html).toMatch(/<h1[^>]*>The example<\/h1>/)
    expect(html).toContain('There are thirteen beds, on 29,782 square metres.')
    expect(html).toMatch(/<table[\s\S]*?<h2>Who works there<\/h2>/)
    const breadcrumb = /<nav[^>]*aria-label="Breadcrumb"[\s\S]*?<\/nav>/.exec(html)?.[0]
    expect(breadcrumb).toMatch(/href="\/our-campus"[\s\S]*The example/)
  })

  it('has an address in any spelling, its metadata, and its place in the sitemap', async () => {
    const { resolvePath, pageMetadata, listDocuments, handlePageSitemap } = await load()
    const resolve = (pathname: string) => resolvePath({ method: 'GET', pathname, search: '' })
    expect(resolve('/our-campus/example')).toEqual({ kind: 'next' })
    expect(resolve('/Our-Campus/EXAMPLE/')).toEqual({ kind: 'redirect', to: '/our-campus/example' })
    expect(await listDocuments()).toContain('/our-campus/example')
    const { alternates } = await pageMetadata('/our-campus/example')
    expect(alternates?.canonical).toBe('/our-campus/example')
    const xml = await (await handlePageSitemap()).text()
    expect(xml).toMatch(/<loc>[^<]*\/our-campus\/example<\/loc>/)
  })
})

describe('a language', () => {
  it('has the pages that have a Markdown file', async () => {
    const { listTranslatedPaths, findLanguage, listDocuments } = await load()
    expect(listTranslatedPaths(findLanguage('xx'))).toEqual(['/', '/admission'])
    const documents = await listDocuments()
    expect(documents.filter((path) => path.startsWith('/xx'))).toEqual(['/xx', '/xx/admission'])
  })

  it.each([
    ['/xx', { kind: 'next' }],
    ['/XX/Admission', { kind: 'redirect', to: '/xx/admission' }],
    ['/xx/contact', { kind: 'redirect-language-home', to: '/xx#not-found' }],
  ])('resolves %s', async (pathname, expected) => {
    const { resolvePath } = await load()
    expect(resolvePath({ method: 'GET', pathname, search: '' })).toEqual(expected)
  })

  it('is named in the head of a page in all its languages, and of no other', async () => {
    const { pageMetadata, findLanguage } = await load()
    const metadata = await pageMetadata('/admission', findLanguage('xx'))
    expect(metadata.alternates?.canonical).toBe('/xx/admission')
    expect(metadata.robots).toBeUndefined()
    expect(metadata.alternates?.languages).toMatchObject({
      'en-IN': '/admission',
      'xx-IN': '/xx/admission',
    })
    for (const code of ['en', 'bn', 'hi']) {
      const { alternates } = await pageMetadata('/admission', findLanguage(code))
      expect(alternates?.languages).toEqual(metadata.alternates?.languages)
    }
    const { alternates } = await pageMetadata('/contact')
    expect(alternates?.languages).not.toHaveProperty('xx-IN')
  })

  it('is in the sitemap once it is reviewed, with its other languages', async () => {
    const { handlePageSitemap } = await load()
    const xml = await (await handlePageSitemap()).text()
    const entry = xml.split('<url>').find((url) => /<loc>[^<]*\/xx\/admission<\/loc>/.test(url))!
    expect(entry).toMatch(/hreflang="x-default" href="[^"]*:\/\/[^/"]+\/admission"/)
    expect(xml).not.toMatch(/<loc>[^<]*\/bn</)
  })

  describe.each(['/', '/admission'])('%s', (path) => {
    const isHome = path === '/'
    let html: string
    beforeAll(async () => {
      const { renderPage } = await import('@/tests/support/fixtures/rendered-pages')
      const { findLanguage } = await load()
      html = await renderPage(path, findLanguage('xx'))
    })

    it('is marked as in the language', () => {
      expect(html.slice(0, 40)).toMatch(/^<!DOCTYPE html><html lang="xx-IN"/)
    })

    it('links to its own pages, and marks those in English', () => {
      const links = Array.from(html.matchAll(/<a [^>]*>(?:«here»|«there»)[^<]*<\/a>/g), String)
      // A page that links to itself means the English page.
      const homeLink = isHome ? '<a href="/xx/admission">«here»</a>' : marked('/admission', 'here')
      expect(links).toEqual([homeLink, marked('/calendar', 'there')])
    })

    it('leads to no page that it does not have', () => {
      const linkedPaths = Array.from(html.matchAll(/href="(\/xx[^"#]*)/g), ([, href]) => href)
      expect(new Set(linkedPaths)).toEqual(new Set(['/xx', '/xx/admission']))
      expect(html).toMatch(/href="\/admission\/admission-enquiry(?:#enquire)?" hrefLang="en-IN"/)
    })

    it('has only words of the language', () => {
      const visible = html
        .replace(/<(script|style)\b[\s\S]*?<\/\1>/g, '')
        // Marked parts in another language, values of fields, and addresses.
        .replace(/<(\w+)\b[^>]*\slang="(?:en|bn|hi)(?:-IN)?"[^>]*>[\s\S]*?<\/\1>/g, '')
        // Within a sentence.
        .replace(/<\/?b\b[^>]*>/g, '')
        .replace(/<span data-unbroken="">([^<]*)<\/span>/g, '$1')
      const texts = [
        ...Array.from(visible.matchAll(/>([^<]+)</g), ([, text]) => text!),
        ...Array.from(
          visible.matchAll(/\s(?:aria-label|alt|title|placeholder)="([^"]+)"/g),
          ([, text]) => text!,
        ),
      ]
      const foreign = texts
        .map((text) => text.replace(/«(?:[^«»]|«[^«»]*»)*»/g, ''))
        .map((text) => properNames.reduce((rest, name) => rest.replaceAll(name, ''), text))
        .filter((text) => /[A-Za-z]{3}/.test(text))
      expect(foreign).toEqual([])
    })
  })
})
