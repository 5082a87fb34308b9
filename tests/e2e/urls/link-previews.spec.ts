import sharp from 'sharp'
import { rawRequest } from '../../support/browser/raw-request'
import { expect, test } from '../../support/browser/test'
import { parseHead } from '../../support/expect/page-head'
import { parseStructuredData } from '../../support/expect/structured-data'
import { recordPages } from '../../support/fixtures/record-pages'

/** Path of the social image of a page. */
async function findSocialImage(site: string, address: string): Promise<string> {
  const { body } = await rawRequest(site, address, { headers: { 'User-Agent': 'WhatsApp/2.24' } })
  return new URL(parseHead(body).meta('og:image')).pathname
}

test('a social image is a JPEG of 1200 × 630, at most 250 KB, cached for a year', async ({
  baseURL,
}) => {
  const records = (await recordPages(baseURL!)).map(([newest]) => newest!)
  for (const address of ['/news', '/bn/fee-structure', ...records]) {
    const response = await fetch(baseURL! + (await findSocialImage(baseURL!, address)))
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

test('answers 404 for a social image that no page names', async ({ baseURL }) => {
  const image = await findSocialImage(baseURL!, '/news')
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
  const types = parseStructuredData(await page.content()).map((thing) => thing['@type'])
  expect(types).toEqual(['BreadcrumbList', 'School'])
  await expect(page.locator('script[src*="/_next/"]')).toHaveCount(0)
})
