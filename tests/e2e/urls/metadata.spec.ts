import { expect, test } from '@playwright/test'
import { routes } from '../../../content/routes'
import { english, languages } from '../../../content/languages'
import { translatedPages } from '../../support/fixtures/translated-pages'
import { forEachLimited } from '../../support/expect/for-each-limited'
import { type Head, headOf } from '../../support/expect/page-head'
import { rawRequest } from '../../support/browser/raw-request'
import { recordPages } from '../../support/fixtures/record-pages'

/** User agents of clients that show link previews or index pages, and of a browser. */
const userAgents: Readonly<Record<string, string>> = {
  WhatsApp: 'WhatsApp/2.2445.7 N',
  Facebook: 'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)',
  Meta: 'meta-externalagent/1.1 (+https://developers.facebook.com/docs/sharing/webmasters/crawler)',
  Googlebot:
    'Mozilla/5.0 (Linux; Android 6.0.1; Nexus 5X Build/MMB29P) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Mobile Safari/537.36 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  'a browser':
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Mobile Safari/537.36',
}

const table = [...routes, ...translatedPages].map(({ path }) => path)

/** The language of a page, by its address. */
const languageOf = (address: string) =>
  languages.find(({ code }) => `${address}/`.startsWith(`/${code}/`)) ?? english
/** Variants of a page and their canonical page. */
const variants: readonly (readonly [address: string, page: string])[] = [
  ['/news?year=2026&month=9&q=exam', '/news'],
  ['/news?from=20', '/news'],
  ['/events?year=0&month=0', '/events'],
  ['/calendar?kind=holiday', '/calendar'],
  ['/beyond-academic/events-gallery?year=2026', '/beyond-academic/events-gallery'],
  ['/tabloid?show=12', '/tabloid'],
  ['/documents?class=9&kind=date-sheet', '/documents'],
  ['/search?q=bus', '/search'],
]
/** Pages of records without an id. */
const unnamed = ['/beyond-academic/photo-categories', '/tabloid-inner']
/** Records that do not exist. */
const missing = [
  '/news/000000000000000000000000',
  '/events/000000000000000000000000',
  '/tabloid/no-such-story',
  '/beyond-academic/photo-categories?id=000000000000000000000000',
]

const absolute = /^https?:\/\/[^/]+\/./

/** Checks that the link preview is complete, has each property once, and is in the head. */
function expectPreview(address: string, { titles, canonicals, meta }: Head) {
  const preview = Object.fromEntries(
    ['title', 'description', 'type', 'url', 'image', 'site_name', 'locale'].map((name) => [
      name,
      meta(`og:${name}`),
    ]),
  )
  expect.soft(preview, address).toEqual({
    title: expect.stringMatching(/\S/),
    description: meta('description'),
    type: expect.stringMatching(/^(website|article)$/),
    url: canonicals.join(),
    image: expect.stringMatching(absolute),
    site_name: languageOf(address).words.glossary.school['Dooars Vale School'],
    locale: languageOf(address).openGraph,
  })
  expect.soft(titles.join(), address).toContain(preview.title!)
  expect.soft(meta('twitter:card'), address).toBe('summary_large_image')
  expect.soft(meta('description').length, address).toBeLessThanOrEqual(160)
}

/** Every page of the route table, two records of every list, and the variants. */
async function samplePages(site: string) {
  const records = (await recordPages(site)).flatMap((list) => list.slice(0, 2))
  return [...table, ...records, ...variants.map(([address]) => address)]
}

for (const [reader, agent] of Object.entries(userAgents)) {
  test(`${reader} finds the link preview of every page in its head`, async ({ baseURL }) => {
    for (const address of await samplePages(baseURL!)) {
      const headers = { 'User-Agent': agent }
      const { status, body } = await rawRequest(baseURL!, address, { headers })
      expect.soft(status, address).toBe(200)
      expectPreview(address, headOf(body))
    }
  })
}

test('every page has a title and a description of its own', async ({ baseURL }) => {
  // One long test for all pages of all languages.
  test.slow()
  const records = (await recordPages(baseURL!)).flat()
  const seen = new Map<string, string>()
  await forEachLimited([...table, ...records, ...unnamed], async (address) => {
    const { titles, meta } = headOf((await rawRequest(baseURL!, address)).body)
    expect.soft(titles, address).toHaveLength(1)
    for (const words of [titles[0]!, meta('description')]) {
      expect.soft(seen.get(words), `${address}: ${words}`).toBeUndefined()
      seen.set(words, address)
    }
  })
})

test('records are articles, with the date of publication if it is known', async ({ baseURL }) => {
  const [news, events, albums, stories] = await recordPages(baseURL!)
  for (const [address, day] of [
    [news![0]!, /^\d{4}-\d\d-\d\d$/],
    [stories![0]!, /^\d{4}-\d\d-\d\d$/],
    [events![0]!, /^$/],
    [albums![0]!, /^$/],
  ] as const) {
    const { meta } = headOf((await rawRequest(baseURL!, address)).body)
    expect.soft(meta('og:type'), address).toBe('article')
    expect.soft(meta('article:published_time'), address).toMatch(day)
  }
})

test('search engines do not index filtered lists and missing records', async ({ baseURL }) => {
  const notIndexed = [
    ...variants,
    ...unnamed.map((address) => [address, address] as const),
    ...missing.map((address) => [address, undefined] as const),
  ]
  for (const [address, page] of notIndexed) {
    const { canonicals, meta } = headOf((await rawRequest(baseURL!, address)).body)
    expect.soft(meta('robots'), address).toMatch(/^noindex/)
    expect
      .soft(
        canonicals.map((link) => new URL(link).pathname),
        address,
      )
      .toEqual(page ? [page] : [])
  }
})
