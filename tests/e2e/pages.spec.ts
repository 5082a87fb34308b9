import { readFileSync } from 'node:fs'
import { english } from '../../content/languages'
import { routes } from '../../content/routes'
import { pageFile } from '../../lib/rich-text/page-file'
import { pageTypes } from '../support/browser/page-types'
import { desktopOnly, expect, expectAccessible, test } from '../support/browser/test'
import { expectFigures, pagesWithFigures } from '../support/expect/figures'
import { forEachLimited } from '../support/expect/for-each-limited'
import { expectPrintable } from '../support/expect/print'
import { structuralFaults } from '../support/expect/structural-faults'
import { newClientAddress } from '../support/fixtures/client-address'
import { recordPages } from '../support/fixtures/record-pages'
import { translatedPages } from '../support/fixtures/translated-pages'

/*
 * Visits each page once: its structure for screen readers, its data for search engines, its figures, that nothing is
 * cut off at any width, and its print. The phone project visits one page of each type.
 */

/** Widths of phones, and of desktop windows down to a zoom of 400 %. Space is tightest just above a breakpoint. */
const widths = {
  phone: [320, 390, 768],
  desk: [1920, 1440, 1280, 1024, 768, 600, 390, 320],
}

/** Horizontal overflow of the page in pixels, tables and cells beyond the edge, and names that a line break divides. */
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
  const isStacked = (table: HTMLTableElement) => getComputedStyle(table).display !== 'table'
  const tables = [...document.querySelectorAll<HTMLTableElement>('main table')]
  // On a phone, a figure needs the name of its column, unless the caption says that it is an amount, or its row names
  // it alone. A text does not, and a dash is none.
  const isNamed = (table: HTMLTableElement) =>
    table.caption!.textContent.includes('₹') || table.tHead!.rows[0]!.cells.length === 2
  const stacked = tables.filter(isStacked)
  const unlabelled = stacked
    .filter((table) => !isNamed(table))
    .flatMap((table) => {
      const titles = [...table.tHead!.rows[0]!.cells].map((cell) => cell.textContent)
      return [...table.tBodies[0]!.rows]
        .flatMap((row) => [...row.cells].slice(1))
        .filter((cell) =>
          /^[\s.,:%-]*\d[\d\s.,:%-]*$|^Not applicable$/.test(cell.textContent.trim()),
        )
        .filter(
          (cell) => !getComputedStyle(cell, '::before').content.includes(titles[cell.cellIndex]!),
        )
        .map((cell) => `${cell.textContent} (${titles[cell.cellIndex]})`)
    })
  const beyond = [...tables, ...stacked.flatMap((table) => [...table.rows])]
  return {
    pixels: Math.max(
      0,
      document.documentElement.scrollWidth - document.documentElement.clientWidth,
    ),
    beyond: beyond
      .filter((part) => part.getBoundingClientRect().right > innerWidth + 1)
      .map((part) => part.textContent.slice(0, 80)),
    unlabelled,
    divided,
  }
}

const hasWidePicture = () =>
  [...document.querySelectorAll('main img')].some((picture) => picture.clientWidth === innerWidth)

const pages = [
  ...routes.map(({ path }) => ({ path, language: english, home: '/' })),
  ...translatedPages.map(({ path, language }) => ({ path, language, home: `/${language.code}` })),
]
/** Pages with a picture across the screen on a phone. */
const hasPicture = (path: string) =>
  path !== '/' && /^layout: (?:place|person|activity)/m.test(readFileSync(pageFile(path), 'utf8'))
const withPicture = new Set(routes.map(({ path }) => path).filter(hasPicture))

const onPhones = new Set<string>(Object.values(pageTypes).map(({ path }) => path))

for (const { path, language, home } of pages) {
  const options = onPhones.has(path) ? {} : desktopOnly
  test(`shows ${path} accessibly`, options, async ({ page, isMobile }) => {
    const response = await page.goto(path)
    expect(response?.status()).toBe(200)
    await expect(page.locator('html')).toHaveAttribute('lang', language.tag)
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
      'href',
      new RegExp(path === '/' ? '^https?://[^/]+/?$' : `${path}$`),
    )
    const words = language.words.layout
    if (path !== home) {
      const breadcrumb = page.getByRole('navigation', { name: words.breadcrumb })
      await expect(breadcrumb.getByRole('link').first()).toHaveAttribute('href', home)
    }
    const sent = { html: await response!.text(), newTab: words.newTab }
    expect(await page.evaluate(structuralFaults, sent)).toEqual([])
    if (!isMobile) await expectFigures(page, path)
    // Header and footer are the same on every page of a language. When axe checks a part, it takes a frame for a
    // separate page.
    const hasFrame = (await page.locator('iframe').count()) > 0
    const isWhole = onPhones.has(path) || path === home || hasFrame
    await expectAccessible(page, isWhole ? 'html' : 'main')
    for (const width of isMobile ? widths.phone : widths.desk) {
      await page.setViewportSize({ width, height: 800 })
      const faults = await page.evaluate(findFaults)
      const none = { pixels: 0, beyond: [], unlabelled: [], divided: [] }
      expect(faults, `at ${width} px`).toEqual(none)
      if (width === 390 && withPicture.has(path))
        expect(await page.evaluate(hasWidePicture)).toBe(true)
    }
    if (!isMobile) await expectPrintable(page, path)
  })
}

for (const path of pagesWithFigures.filter((path) => !pages.some((page) => page.path === path))) {
  test(`shows the figures of ${path}`, desktopOnly, async ({ page }) => {
    await page.goto(path)
    await expectFigures(page, path)
  })
}

test('many pages have a picture across the screen', desktopOnly, () => {
  expect(withPicture.size).toBeGreaterThan(10)
})

test('structures pages of records for screen readers', desktopOnly, async ({ page, baseURL }) => {
  await page.goto('/about')
  const { newTab } = english.words.layout
  for (const path of (await recordPages(baseURL!)).flatMap((list) => list.slice(0, 8))) {
    // The policy of the open page does not allow the styles of another.
    const sent = await (await page.request.get(path)).text()
    const html = sent.replace(/<style.*?<\/style>/gs, '')
    expect.soft(await page.evaluate(structuralFaults, { html, newTab }), path).toEqual([])
  }
})

test('every link inside the site leads to a page or a file', desktopOnly, async ({ request }) => {
  const links = new Map<string, string>()
  await forEachLimited(pages, async ({ path }) => {
    const html = await (await request.get(path)).text()
    for (const [, href] of html.matchAll(/<a [^>]*href="(\/[^"#]*)/g)) {
      links.set(href!.replaceAll('&amp;', '&'), path)
    }
  })
  const broken: string[] = []
  // Each page has a visit of its own.
  for (const { path } of pages) links.delete(path)
  await forEachLimited(links, async ([href, path]) => {
    // A separate client address, because computed lists are limited by address.
    const headers = { 'x-forwarded-for': newClientAddress() }
    const response = await request.get(href, { maxRedirects: 0, headers })
    if (response.status() !== 200) broken.push(`${href} on ${path}: ${response.status()}`)
  })
  expect(broken).toEqual([])
})
