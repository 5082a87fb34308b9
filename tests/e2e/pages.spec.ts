import { routes } from '../../content/routes'
import { desktopOnly, expect, expectAccessible, test } from '../support/browser/test'

/** Widths of phones, and of desktop windows down to a zoom of 400 %. */
const widths = { phone: [320, 360, 600, 768], desk: [320, 600, 768, 1024, 1280, 1440, 1920] }

/** Horizontal overflow of the page in pixels, and tables beyond the edge. */
const findOverflow = () => ({
  pixels: Math.max(0, document.documentElement.scrollWidth - document.documentElement.clientWidth),
  tables: [...document.querySelectorAll('table')]
    .filter((table) => table.getBoundingClientRect().right > innerWidth + 1)
    .map((table) => table.caption?.textContent),
})

for (const { path } of routes) {
  test(`${path} can be read by everyone`, async ({ page, isMobile }) => {
    const response = await page.goto(path)
    expect(response?.status()).toBe(200)
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
      'href',
      new RegExp(path === '/' ? '^https?://[^/]+/?$' : `${path}$`),
    )
    if (path !== '/') {
      const breadcrumb = page.getByRole('navigation', { name: 'Breadcrumb' })
      await expect(breadcrumb.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/')
    }
    await expectAccessible(page)
    for (const width of isMobile ? widths.phone : widths.desk) {
      await page.setViewportSize({ width, height: 800 })
      const overflow = await page.evaluate(findOverflow)
      expect(overflow, `beyond the edge at ${width} px`).toEqual({ pixels: 0, tables: [] })
    }
  })
}

test('every link inside the site leads to a page or a file', desktopOnly, async ({ request }) => {
  const links = new Map<string, string>()
  for (const { path } of routes) {
    const html = await (await request.get(path)).text()
    for (const [, href] of html.matchAll(/<a [^>]*href="(\/[^"#]*)/g)) {
      links.set(href!.replaceAll('&amp;', '&'), path)
    }
  }
  const broken: string[] = []
  for (const [href, path] of links) {
    // A separate client address, because computed lists are limited by address.
    const headers = { 'x-forwarded-for': '203.0.113.77' }
    const response = await request.get(href, { maxRedirects: 0, headers })
    if (response.status() !== 200) broken.push(`${href} on ${path}: ${response.status()}`)
  }
  expect(broken).toEqual([])
})
