import { expect, test } from '@playwright/test'
import { english, languages } from '../../../content/languages'
import { routes, unindexedRoutes } from '../../../content/routes'
import { rawRequest } from '../../support/browser/raw-request'
import { forEachLimited } from '../../support/expect/for-each-limited'
import { type Head, parseHead } from '../../support/expect/page-head'
import { parseStructuredData, type Thing, thingsWithin } from '../../support/expect/structured-data'
import { recordPages } from '../../support/fixtures/record-pages'
import { translatedPages } from '../../support/fixtures/translated-pages'

/** For messengers Next sends the complete head before the body. */
const whatsApp = 'WhatsApp/2.2445.7 N'

/** User agents of clients that show link previews or index pages, and of a browser. */
const userAgents: Readonly<Record<string, string>> = {
  WhatsApp: whatsApp,
  Facebook: 'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)',
  Meta: 'meta-externalagent/1.1 (+https://developers.facebook.com/docs/sharing/webmasters/crawler)',
  Googlebot:
    'Mozilla/5.0 (Linux; Android 6.0.1; Nexus 5X Build/MMB29P) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Mobile Safari/537.36 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  'a browser':
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Mobile Safari/537.36',
}

const table = [...routes, ...translatedPages].map(({ path }) => path)
/** Pages of the table that search engines do not index (R-LANGUAGE-3). */
const unindexed = [...unindexedRoutes, ...translatedPages.map(({ path }) => path)]

/** The language of a page, by its address. */
const getLanguage = (address: string) =>
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

/** Checks that the link preview is complete, has each property once, and is in the head. */
function expectPreview(address: string, { titles, canonicals, meta }: Head) {
  const image = meta('og:image')
  const names = ['title', 'description', 'type', 'url', 'site_name', 'locale']
  const preview = [...names, 'image', 'image:width', 'image:height', 'image:type', 'image:alt']
  const found = Object.fromEntries(preview.map((name) => [name, meta(`og:${name}`)]))
  expect
    .soft({ ...found, card: meta('twitter:card'), twitterImage: meta('twitter:image') }, address)
    .toEqual({
      title: expect.stringMatching(/\S/),
      // At most 160 characters.
      description: meta('description').slice(0, 160),
      type: expect.stringMatching(/^(website|article)$/),
      url: canonicals.join(),
      site_name: getLanguage(address).words.glossary.school['Dooars Vale School'],
      locale: getLanguage(address).openGraph,
      image: expect.stringMatching(/^https?:\/\/[^/]+\/pictures\/cards\/.+\.jpg$/),
      'image:width': '1200',
      'image:height': '630',
      'image:type': 'image/jpeg',
      'image:alt': expect.stringMatching(/\S/),
      card: 'summary_large_image',
      twitterImage: image,
    })
  expect.soft(titles.join(), address).toContain(meta('og:title'))
}

/** Types of structured data, and the pages that have them. */
const kinds: Readonly<Record<string, RegExp>> = {
  BreadcrumbList: /^\/./,
  Event: /^\/events\/./,
  NewsArticle: /^\/news\/./,
  BlogPosting: /^\/tabloid\/./,
  ImageGallery: /photo-categories\?|^\/(?:topper-xi?i?|coup-delite)$/,
  School: /^\/(?:contact)?$/,
  WebSite: /^\/$/,
  FAQPage: /^\/admission\/admission-enquiry$/,
}

/** Properties that Google requires, or that a useful result needs. */
const required: Readonly<Record<string, readonly string[]>> = {
  Event: ['name', 'startDate', 'location', 'url'],
  NewsArticle: ['headline', 'author', 'publisher', 'mainEntityOfPage'],
  BlogPosting: ['headline', 'author', 'publisher', 'mainEntityOfPage'],
  BreadcrumbList: ['itemListElement'],
  ListItem: ['position', 'name', 'item'],
  ImageGallery: ['name', 'image'],
  ImageObject: ['contentUrl'],
  School: ['@id', 'name', 'url', 'logo'],
  WebSite: ['@id', 'name', 'url'],
  FAQPage: ['mainEntity'],
  Question: ['name', 'acceptedAnswer'],
  Answer: ['text'],
  Place: ['name', 'address'],
}
const addressKeys = [
  '@id',
  'url',
  'item',
  'image',
  'logo',
  'contentUrl',
  'mainEntityOfPage',
  'sameAs',
  'hasMap',
]
const dateKeys = ['startDate', 'endDate', 'datePublished', 'temporalCoverage']
const day = /^\d{4}-\d\d-\d\d(?:T\d\d:\d\d:00\+05:30)?$/

/** What structured data lacks: a required property, an absolute URL, a valid date. */
function listFaults(thing: Thing): string[] {
  const valuesOf = (keys: readonly string[]) =>
    keys.flatMap((key) => thing[key] ?? []).filter((value) => typeof value === 'string')
  return [
    ...(required[thing['@type']] ?? []).filter((key) => !thing[key]),
    ...valuesOf(addressKeys).filter((value) => !/^https?:\/\/[^/]+\//.test(value)),
    ...valuesOf(dateKeys).filter((value) => !day.test(value) || Number.isNaN(Date.parse(value))),
  ].map((fault) => `${thing['@type']}: ${fault}`)
}

test('every page and the newest records have a head, a preview and structured data of their own', async ({
  baseURL,
}) => {
  // One long test, so that each page is requested once.
  test.slow()
  const records = (await recordPages(baseURL!)).flatMap((list) => list.slice(0, 12))
  const seen = new Map<string, string>()
  await forEachLimited([...table, ...records], async (address) => {
    const headers = { 'User-Agent': whatsApp }
    const { status, body } = await rawRequest(baseURL!, address, { headers })
    const head = parseHead(body)
    const { titles, canonicals, meta } = head
    expectPreview(address, head)
    const data = parseStructuredData(body)
    const types = data.map((thing) => thing['@type'])
    const own = [titles[0]!, meta('description'), meta('og:image')]
    const found = {
      status,
      titles: titles.length,
      alsoOn: own.flatMap((words) => seen.get(words) ?? []),
      isIndexed: !meta('robots').startsWith('noindex'),
      canonicals: canonicals.map((link) => link.slice(new URL(link).origin.length) || '/'),
      hasPlaceForAlerts: body.includes('id="alerts"'),
      kinds: Object.keys(kinds).filter((kind) => types.includes(kind)),
      faults: thingsWithin(data).flatMap(listFaults),
    }
    for (const words of own) seen.set(words, address)
    expect.soft(found, address).toEqual({
      status: 200,
      titles: 1,
      alsoOn: [],
      isIndexed: !unindexed.includes(address),
      canonicals: [address],
      hasPlaceForAlerts: true,
      kinds: Object.keys(kinds).filter((kind) => kinds[kind]!.test(address)),
      faults: [],
    })
  })
})

test('every client finds the link preview of each kind of page in its head', async ({
  baseURL,
}) => {
  const records = (await recordPages(baseURL!)).map(([path]) => path!)
  const addresses = ['/', '/about', '/news', '/bn', ...records, ...variants.map(([path]) => path)]
  for (const [client, agent] of Object.entries(userAgents)) {
    await forEachLimited(addresses, async (address) => {
      const headers = { 'User-Agent': agent }
      const { status, body } = await rawRequest(baseURL!, address, { headers })
      expect.soft(status, `${client}: ${address}`).toBe(200)
      expectPreview(address, parseHead(body))
    })
  }
})

test('records are articles, with the date of publication if it is known', async ({ baseURL }) => {
  const [news, events, albums, stories] = await recordPages(baseURL!)
  for (const [address, day] of [
    [news![0]!, /^\d{4}-\d\d-\d\d$/],
    [stories![0]!, /^\d{4}-\d\d-\d\d$/],
    [events![0]!, /^$/],
    [albums![0]!, /^$/],
  ] as const) {
    const { meta } = parseHead((await rawRequest(baseURL!, address)).body)
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
    const { canonicals, meta } = parseHead((await rawRequest(baseURL!, address)).body)
    expect.soft(meta('robots'), address).toMatch(/^noindex/)
    expect
      .soft(
        canonicals.map((link) => new URL(link).pathname),
        address,
      )
      .toEqual(page ? [page] : [])
  }
})
