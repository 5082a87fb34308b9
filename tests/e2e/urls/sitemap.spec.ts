import { expect, test } from '@playwright/test'
import { XMLParser, XMLValidator } from 'fast-xml-parser'
import { routes, unindexedRoutes } from '../../../content/routes'
import { forEachLimited } from '../../support/expect/for-each-limited'
import { parseHead } from '../../support/expect/page-head'
import { rawRequest } from '../../support/browser/raw-request'
import { recordPages } from '../../support/fixtures/record-pages'

type SitemapEntry = { loc: string; lastmod?: string; 'image:image'?: { 'image:loc': string }[] }

const protocol = 'http://www.sitemaps.org/schemas/sitemap/0.9'
const parser = new XMLParser({
  ignoreAttributes: false,
  isArray: (name) => ['sitemap', 'url', 'image:image'].includes(name),
})

/** Reads a sitemap or an index, and checks its XML and namespace. */
async function readSitemap(
  site: string,
  path: string,
): Promise<{ index?: SitemapEntry[]; urls?: SitemapEntry[] }> {
  const { status, type, body } = await rawRequest(site, path)
  expect.soft([status, type], path).toEqual([200, 'application/xml; charset=utf-8'])
  expect.soft(XMLValidator.validate(body), path).toBe(true)
  const { sitemapindex, urlset } = parser.parse(body)
  expect.soft((sitemapindex ?? urlset)['@_xmlns'], path).toBe(protocol)
  return { index: sitemapindex?.sitemap, urls: urlset?.url }
}

/** The public origin of the site, from the canonical URL of the home page. */
const getOrigin = async (site: string) =>
  new URL(parseHead((await rawRequest(site, '/')).body).canonicals[0]!).origin

/** Every entry of every sitemap, with paths instead of URLs. */
async function allEntries(site: string) {
  const origin = await getOrigin(site)
  const pathOf = (address: string) => {
    expect.soft(address.startsWith(`${origin}/`), address).toBe(true)
    return address.slice(origin.length)
  }
  const { index } = await readSitemap(site, '/sitemap.xml')
  const lists = await Promise.all(index!.map(({ loc }) => readSitemap(site, pathOf(loc))))
  return lists.flatMap(({ urls }) =>
    urls!.map(({ loc, lastmod, 'image:image': images = [] }) => ({
      path: pathOf(loc),
      lastmod,
      pictures: images.map((image) => pathOf(image['image:loc'])),
    })),
  )
}

test('the sitemaps list the pages of the route table and of every record, and nothing else', async ({
  baseURL,
}) => {
  const entries = await allEntries(baseURL!)
  const pages = routes.map(({ path }) => path).filter((path) => !unindexedRoutes.includes(path))
  const records = (await recordPages(baseURL!)).flat()
  expect(entries.map(({ path }) => path).sort()).toEqual([...pages, ...records].sort())
  for (const { path, lastmod } of entries)
    if (lastmod) expect.soft(Date.parse(lastmod), path).toBeLessThanOrEqual(Date.now())
})

test('the pictures of the sitemaps exist', async ({ baseURL }) => {
  const entries = await allEntries(baseURL!)
  const albums = entries.filter(({ path }) => path.includes('photo-categories?id='))
  expect(albums.filter(({ pictures }) => pictures.length === 0)).toEqual([])
  const pictures = new Set(entries.flatMap(({ pictures }) => pictures))
  await forEachLimited([...pictures], async (picture) => {
    const { status, type } = await rawRequest(baseURL!, picture, { method: 'HEAD' })
    expect.soft([status, type.split('/')[0]], picture).toEqual([200, 'image'])
  })
})

test('old addresses of the site map redirect to it', async ({ baseURL }) => {
  for (const address of ['/sitemap.html', '/html/Sitemap.html', '/SITEMAP.XML', '/sitemap.htm']) {
    const { status, location } = await rawRequest(baseURL!, address)
    expect.soft([status, location], address).toEqual([308, '/sitemap.xml'])
  }
})

test('robots.txt disallows the endpoints, allows pictures, and names the sitemap', async ({
  baseURL,
}) => {
  const { status, type, body } = await rawRequest(baseURL!, '/robots.txt')
  expect([status, type]).toEqual([200, 'text/plain'])
  expect(body.trim().split(/\n+/)).toEqual([
    'User-Agent: *',
    'Allow: /',
    'Allow: /api/image/',
    'Disallow: /api/',
    'Disallow: /api/image/certificate/',
    `Sitemap: ${await getOrigin(baseURL!)}/sitemap.xml`,
  ])
})

test('the URLs of the manifest and the icons of the pages exist', async ({ baseURL }) => {
  const { status, type, body } = await rawRequest(baseURL!, '/manifest.webmanifest')
  expect([status, type]).toEqual([200, 'application/manifest+json'])
  const { icons, shortcuts, start_url } = JSON.parse(body)
  const { body: home } = await rawRequest(baseURL!, start_url)
  const linked = [...home.matchAll(/<link rel="(?:icon|apple-touch-icon)" href="([^"]+)"/g)]
  expect(linked).toHaveLength(3)
  const files = [...icons.map(({ src }: { src: string }) => src), ...linked.map(([, href]) => href)]
  for (const file of files) {
    const response = await rawRequest(baseURL!, file)
    expect.soft([response.status, response.type.split('/')[0]], file).toEqual([200, 'image'])
  }
  for (const { url } of shortcuts) {
    expect.soft((await rawRequest(baseURL!, url)).status, url).toBe(200)
  }
})

for (const path of ['/about', '/news']) {
  test(`links the manifest on ${path} after the first paint`, async ({ page }) => {
    await page.goto(path)
    await expect(page.locator('link[rel=manifest]')).toHaveAttribute(
      'href',
      '/manifest.webmanifest',
    )
  })
}
