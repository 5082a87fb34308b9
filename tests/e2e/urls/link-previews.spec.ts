import { expect, test } from '@playwright/test'
import sharp from 'sharp'
import { routes } from '../../../content/routes'
import { structuredDataIn, type Thing, thingsWithin } from '../../support/expect/structured-data'

type Row = { _id: string; blog_seo?: string; category?: string; title: string }

/** For messengers Next sends the complete head before the body. */
const messenger = { headers: { 'User-Agent': 'WhatsApp/2.24.20' } }

const bengaliOrDevanagari = /[\u0980-\u09ff\u0900-\u097f]/

let site: string
/** Every page of the route table, and records of each kind: the newest, one in Bengali, the oldest. */
let addresses: string[]
const pages = new Map<string, Promise<string>>()

/** The HTML of a page; each page is requested once. */
function htmlOf(address: string): Promise<string> {
  const html =
    pages.get(address) ?? fetch(site + address, messenger).then((response) => response.text())
  pages.set(address, html)
  return html
}

async function sample(list: string, addressOf: (row: Row) => string): Promise<string[]> {
  const response = await fetch(`${site}/api/${list}/All/dvs`)
  expect(response.status, `records of ${list}`).toBe(200)
  const rows = ((await response.json()) as Row[]).filter(
    ({ category }) => !category || category === 'PhotoGallery',
  )
  const rowsToTry = [
    rows[0],
    rows.find(({ title }) => bengaliOrDevanagari.test(title)),
    rows.at(-1),
  ]
  return rowsToTry.flatMap((row) => (row ? addressOf(row) : []))
}

test.beforeAll(async ({}, { project }) => {
  site = project.use.baseURL!
  const records = await Promise.all([
    sample('news', ({ _id }) => `/news/${_id}`),
    sample('events', ({ _id }) => `/events/${_id}`),
    sample('blog', ({ blog_seo, _id }) => `/tabloid/${encodeURIComponent(blog_seo ?? _id)}`),
    sample('gallery', ({ _id }) => `/beyond-academic/photo-categories?id=${_id}`),
  ])
  addresses = [...routes.map(({ path }) => path), ...new Set(records.flat())]
  expect(addresses.length).toBeGreaterThan(routes.length + 8)
})

const metaOf = (html: string, name: string) => {
  const head = html.slice(0, html.indexOf('</head>'))
  return new RegExp(`<meta (?:property|name)="${name}" content="([^"]*)"`).exec(head)?.[1]
}

/** Path of the social image of a page. */
async function socialImageOf(address: string): Promise<string> {
  const html = await htmlOf(address)
  const image = metaOf(html, 'og:image')
  expect(image, address).toMatch(/^https?:\/\/[^/]+\/pictures\/cards\/.+\.jpg$/)
  expect(metaOf(html, 'twitter:image'), address).toBe(image)
  expect(metaOf(html, 'og:image:width'), address).toBe('1200')
  expect(metaOf(html, 'og:image:height'), address).toBe('630')
  expect(metaOf(html, 'og:image:type'), address).toBe('image/jpeg')
  expect(metaOf(html, 'og:image:alt'), address).toBeTruthy()
  // Messengers read at most 300 KB (R-PREVIEW-1).
  expect(Buffer.byteLength(html.slice(0, html.indexOf('og:image'))), address).toBeLessThan(300_000)
  return new URL(image!).pathname
}

test('every page and record has a social image: a JPEG of 1200 × 630, at most 250 KB, cached for a year', async () => {
  test.slow()
  const seen = new Set<string>()
  for (const address of addresses) {
    const image = await socialImageOf(address)
    const response = await fetch(site + image)
    expect(response.status, address).toBe(200)
    expect(response.headers.get('content-type'), address).toBe('image/jpeg')
    expect(response.headers.get('cache-control'), address).toBe(
      'public, max-age=31536000, immutable',
    )
    const file = Buffer.from(await response.arrayBuffer())
    expect(file.length, address).toBeLessThanOrEqual(250_000)
    const { format, width, height } = await sharp(file).metadata()
    expect({ format, width, height }, address).toEqual({ format: 'jpeg', width: 1200, height: 630 })
    seen.add(image)
  }
  expect(seen.size).toBe(addresses.length)
})

test('a social image that no page names is missing', async () => {
  const image = await socialImageOf('/news')
  const tampered = image.replace(/.(?=\.jpg$)/, (end) => (end === '0' ? '1' : '0'))
  for (const path of [
    tampered,
    image.replace('news', 'nws'),
    '/pictures/cards/news',
    '/pictures/cards/%zz',
  ]) {
    expect((await fetch(site + path)).status, path).toBe(404)
  }
})

const types = (data: readonly Thing[]) => data.map((thing) => thing['@type'])

test('every page has structured data of its breadcrumb and its type', async () => {
  for (const address of addresses) {
    const found = types(structuredDataIn(await htmlOf(address)))
    expect(found.includes('BreadcrumbList'), address).toBe(address !== '/')
    const kinds: Record<string, RegExp> = {
      Event: /^\/events\/./,
      NewsArticle: /^\/news\/./,
      BlogPosting: /^\/tabloid\/./,
      ImageGallery: /photo-categories|^\/(?:topper-xi?i?|coup-delite)$/,
      School: /^\/(?:contact)?$/,
      WebSite: /^\/$/,
      FAQPage: /^\/admission\/admission-enquiry$/,
    }
    for (const [type, pattern] of Object.entries(kinds)) {
      expect(found.includes(type), `${type} on ${address}`).toBe(pattern.test(address))
    }
  }
})

/** Properties that Google requires, or that a useful result needs. */
const required: Record<string, readonly string[]> = {
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

test('structured data has the required properties, absolute URLs and valid dates', async () => {
  for (const address of addresses) {
    for (const thing of thingsWithin(structuredDataIn(await htmlOf(address)))) {
      const name = `${thing['@type']} on ${address}`
      for (const key of required[thing['@type']] ?? [])
        expect(thing[key], `${key} of ${name}`).toBeTruthy()
      const valuesOf = (keys: readonly string[]) =>
        keys.flatMap((key) => thing[key] ?? []).filter((value) => typeof value === 'string')
      for (const value of valuesOf(addressKeys)) expect(value, name).toMatch(/^https?:\/\/[^/]+\//)
      for (const value of valuesOf(dateKeys)) {
        expect(value, name).toMatch(day)
        expect(Number.isNaN(Date.parse(value)), `${value} of ${name}`).toBe(false)
      }
    }
  }
})

test('pages without framework script have structured data, and their policy does not block it', async ({
  page,
}) => {
  const messages: string[] = []
  page.on('console', (message) => messages.push(message.text()))
  await page.goto('/contact')
  expect(types(structuredDataIn(await page.content()))).toEqual(['BreadcrumbList', 'School'])
  const frameworkScripts = page.locator('script[src*="/_next/"]')
  await expect(frameworkScripts).toHaveCount(0)
  expect(messages).toEqual([])
})
