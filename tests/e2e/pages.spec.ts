import { english } from '../../content/languages'
import { routes } from '../../content/routes'
import { desktopOnly, expect, expectAccessible, test } from '../support/browser/test'
import { translatedPages } from '../support/fixtures/translated-pages'

/** Widths of phones, and of desktop windows down to a zoom of 400 %. */
const widths = { phone: [320, 360, 600, 768], desk: [320, 600, 768, 1024, 1280, 1440, 1920] }

/** Horizontal overflow of the page in pixels, tables beyond the edge, and names that a line break divides. */
function findFaults() {
  const names = /Class(?:es)?[ \u00a0][IVX\d]+\b|Pre-Nursery|\b\d{4}-\d{2}\b/g
  const divided: string[] = []
  const texts = document.createTreeWalker(document.querySelector('main')!, NodeFilter.SHOW_TEXT)
  const range = document.createRange()
  while (texts.nextNode()) {
    const text = texts.currentNode as Text
    for (const { 0: name, index } of text.data.matchAll(names)) {
      range.setStart(text, index)
      range.setEnd(text, index + name.length)
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
      if (lines.size > 1) divided.push(text.data)
    }
  }
  return {
    pixels: Math.max(
      0,
      document.documentElement.scrollWidth - document.documentElement.clientWidth,
    ),
    tables: [...document.querySelectorAll('table')]
      .filter((table) => table.getBoundingClientRect().right > innerWidth + 1)
      .map((table) => table.caption?.textContent),
    divided,
  }
}

const pages = [
  ...routes.map(({ path }) => ({ path, language: english, home: '/' })),
  ...translatedPages.map(({ path, language }) => ({ path, language, home: `/${language.code}` })),
]

for (const { path, language, home } of pages) {
  test(`${path} can be read by everyone`, async ({ page, isMobile }) => {
    const response = await page.goto(path)
    expect(response?.status()).toBe(200)
    await expect(page.locator('html')).toHaveAttribute('lang', language.tag)
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
      'href',
      new RegExp(path === '/' ? '^https?://[^/]+/?$' : `${path}$`),
    )
    if (path !== home) {
      const words = language.words.layout
      const breadcrumb = page.getByRole('navigation', { name: words.breadcrumb })
      await expect(breadcrumb.getByRole('link').first()).toHaveAttribute('href', home)
    }
    await expectAccessible(page)
    for (const width of isMobile ? widths.phone : widths.desk) {
      await page.setViewportSize({ width, height: 800 })
      const faults = await page.evaluate(findFaults)
      expect(faults, `at ${width} px`).toEqual({ pixels: 0, tables: [], divided: [] })
    }
  })
}

test('every link inside the site leads to a page or a file', desktopOnly, async ({ request }) => {
  const links = new Map<string, string>()
  for (const { path } of pages) {
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
