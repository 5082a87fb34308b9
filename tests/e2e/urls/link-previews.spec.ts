import sharp from 'sharp'
import { routes } from '../../../content/routes'
import { rawRequest } from '../../support/browser/raw-request'
import { expect, test } from '../../support/browser/test'
import { headOf } from '../../support/expect/page-head'
import { structuredDataIn } from '../../support/expect/structured-data'

type Row = { _id: string; blog_seo?: string; category?: string; title: string }

const bengaliOrDevanagari = /[\u0980-\u09ff\u0900-\u097f]/

const longest = <T>(items: readonly T[], textOf: (item: T) => string) =>
  items.reduce((longest, item) => (textOf(item).length > textOf(longest).length ? item : longest))

/** Paths of records of a list: the newest, the one with the longest title, one in Bengali or Hindi. */
async function sample(site: string, list: string, pathOf: (row: Row) => string) {
  const { body } = await rawRequest(site, `/api/${list}/All/dvs`)
  const rows = (JSON.parse(body) as Row[]).filter(
    ({ category }) => !category || category === 'PhotoGallery',
  )
  const inScript = rows.find(({ title }) => bengaliOrDevanagari.test(title))
  const found = [rows[0]!, longest(rows, ({ title }) => title), inScript]
  return [...new Set(found)].flatMap((row) => (row ? pathOf(row) : []))
}

/** Path of the social image of a page. */
async function socialImageOf(site: string, address: string): Promise<string> {
  const { body } = await rawRequest(site, address, { headers: { 'User-Agent': 'WhatsApp/2.24' } })
  return new URL(headOf(body).meta('og:image')).pathname
}

test('a social image is a JPEG of 1200 × 630, at most 250 KB, cached for a year', async ({
  baseURL,
}) => {
  const addresses = [
    '/',
    '/news',
    '/bn/fee-structure',
    longest(routes, ({ label }) => label).path,
    ...(await sample(baseURL!, 'news', ({ _id }) => `/news/${_id}`)),
    ...(await sample(baseURL!, 'events', ({ _id }) => `/events/${_id}`)),
    ...(await sample(
      baseURL!,
      'blog',
      ({ blog_seo, _id }) => `/tabloid/${encodeURIComponent(blog_seo ?? _id)}`,
    )),
    ...(await sample(
      baseURL!,
      'gallery',
      ({ _id }) => `/beyond-academic/photo-categories?id=${_id}`,
    )),
  ]
  expect(addresses.length).toBeGreaterThan(8)
  for (const address of addresses) {
    const response = await fetch(baseURL! + (await socialImageOf(baseURL!, address)))
    expect(response.status, address).toBe(200)
    expect(response.headers.get('content-type'), address).toBe('image/jpeg')
    expect(response.headers.get('cache-control'), address).toBe(
      'public, max-age=31536000, immutable',
    )
    const file = Buffer.from(await response.arrayBuffer())
    expect(file.length, address).toBeLessThanOrEqual(250_000)
    const { format, width, height } = await sharp(file).metadata()
    expect({ format, width, height }, address).toEqual({ format: 'jpeg', width: 1200, height: 630 })
  }
})

test('a social image that no page names is missing', async ({ baseURL }) => {
  const image = await socialImageOf(baseURL!, '/news')
  const tampered = image.replace(/.(?=\.jpg$)/, (end) => (end === '0' ? '1' : '0'))
  for (const path of [
    tampered,
    image.replace('news', 'nws'),
    '/pictures/cards/news',
    '/pictures/cards/%zz',
  ]) {
    expect((await rawRequest(baseURL!, path)).status, path).toBe(404)
  }
})

test('pages without framework script have structured data, and their policy does not block it', async ({
  page,
}) => {
  await page.goto('/contact')
  const types = structuredDataIn(await page.content()).map((thing) => thing['@type'])
  expect(types).toEqual(['BreadcrumbList', 'School'])
  await expect(page.locator('script[src*="/_next/"]')).toHaveCount(0)
})
