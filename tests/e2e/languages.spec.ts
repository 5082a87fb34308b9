import { english, findLanguage, translations } from '../../content/languages'
import { watchShifts } from '../support/browser/layout-shifts'
import { desktopOnly, expect, expectUnobscured, test } from '../support/browser/test'
import { translatedPages } from '../support/fixtures/translated-pages'
import { forEachLimited } from '../support/expect/for-each-limited'

const bengali = findLanguage('bn')
const hindi = findLanguage('hi')

/** The attributes of the links to other languages in the head of a page. */
const alternates = (html: string) =>
  Array.from(
    html.matchAll(/<link rel="alternate" hrefLang="([^"]+)" href="([^"]+)"/gi),
    ([, tag, href]) => [tag!, new URL(href!).pathname] as const,
  )

test('the switch leads to the same page in another language and back, without script (R-LANGUAGE-4)', async ({
  browser,
  isMobile,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto('/fee-structure')
  const open = async (name: string, from = english) => {
    const { menu } = from.words.layout
    if (isMobile) await page.getByRole('button', { name: menu }).click()
    const part = isMobile ? page.locator('#menu') : page.getByRole('banner')
    await part.getByRole('link', { name, exact: true }).click()
  }
  await open(bengali.name)
  await expect(page).toHaveURL(/\/bn\/fee-structure$/)
  await open(hindi.name, bengali)
  await expect(page).toHaveURL(/\/hi\/fee-structure$/)
  await open('English', hindi)
  await expect(page).toHaveURL(/[^/]\/fee-structure$/)
  await context.close()
})

test('a phone has the other languages of a page in its first view (R-LANGUAGE-4)', async ({
  page,
  isMobile,
}) => {
  await page.goto('/fee-structure')
  const links = page.getByRole('main').getByRole('navigation', { name: 'Language' })
  if (!isMobile) return expect(links).toBeHidden()
  for (const { name } of translations) {
    const link = links.getByRole('link', { name, exact: true })
    await expectUnobscured(link)
    const { width, height } = (await link.boundingBox())!
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
  }
  await links.getByRole('link', { name: bengali.name, exact: true }).click()
  await expect(page).toHaveURL(/\/bn\/fee-structure$/)
})

test('the languages of a page make it no higher (R-LANGUAGE-4)', async ({ page }) => {
  const titleTop = async (path: string) => {
    await page.goto(path)
    return Math.round((await page.getByRole('heading', { level: 1 }).boundingBox())!.y)
  }
  expect(await titleTop('/contact')).toBe(await titleTop('/about/dps-society'))
})

test('folds the fee tables of a translation, where a card unfolds its own (R-FEES-2)', async ({
  page,
}) => {
  await page.goto('/bn/fee-structure')
  const tables = page.getByRole('main').getByRole('table')
  await expect(tables).toHaveCount(0)
  const { feeGroups } = bengali.words.glossary
  await page.getByRole('listitem').getByRole('link', { name: feeGroups['Class IX'] }).click()
  await expect(tables.filter({ hasText: feeGroups['Class IX'] })).toBeInViewport()
  await expect(tables).toHaveCount(1)
  await page.getByText(feeGroups['Class I to VIII'], { exact: true }).last().click()
  await expect(tables).toHaveCount(2)
})

test('a page that is in English only has no switch', desktopOnly, async ({ page }) => {
  await page.goto('/about/dps-society')
  await expect(page.getByRole('link', { name: bengali.name, exact: true })).toHaveCount(0)
})

test(
  'an unknown path below a language leads to its home page, which says so (R-LANGUAGE-2)',
  desktopOnly,
  async ({ page }) => {
    await page.goto('/bn/no-such-page')
    await expect(page).toHaveURL(/\/bn#not-found$/)
    const { noPage, close } = bengali.words.layout.notFound
    const line = page.getByText(noPage)
    await expect(line).toBeVisible()
    await line.getByRole('link', { name: close }).click()
    await expect(line).toBeHidden()
    await page.goto('/bn')
    await expect(page.getByText(noPage)).toBeHidden()
  },
)

test(
  'names in the head of a page all its languages, in each of them alike (R-LANGUAGE-5)',
  desktopOnly,
  async ({ request }) => {
    await forEachLimited(translatedPages, async ({ path, source }) => {
      const own = alternates(await (await request.get(path)).text())
      expect.soft(own, path).toContainEqual(['x-default', source])
      for (const [, other] of own) {
        expect
          .soft(alternates(await (await request.get(other)).text()), `${path} ${other}`)
          .toEqual(own)
      }
    })
  },
)

test(
  'a translation that nobody has reviewed says so, and is not indexed (R-LANGUAGE-3)',
  desktopOnly,
  async ({ page }) => {
    await page.goto('/hi/contact')
    await expect(page.getByText(hindi.words.layout.translation.unread)).toBeVisible()
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
    expect(await (await page.request.get('/sitemap-pages.xml')).text()).not.toContain('/hi/contact')
  },
)

for (const { englishName, code, script } of translations) {
  test(
    `gives text in ${englishName} room for its conjuncts, and a font of its own`,
    desktopOnly,
    async ({ page }) => {
      const fonts: string[] = []
      page.on('request', (request) => {
        if (request.resourceType() === 'font') fonts.push(request.url())
      })
      await page.goto(`/${code}/admission`)
      await page.evaluate(() => document.fonts.ready)
      const narrow = await page.evaluate((name) => {
        const letters = new RegExp(`\\p{Script=${name}}`, 'u')
        return [...document.querySelectorAll('main *')]
          .filter((element) =>
            [...element.childNodes].some(
              (node) => node.nodeType === Node.TEXT_NODE && letters.test(node.textContent!),
            ),
          )
          .map((element) => ({ element, style: getComputedStyle(element) }))
          .filter(({ element, style }) =>
            style.letterSpacing !== 'normal' && style.letterSpacing !== '0px'
              ? true
              : /^(?:P|LI|TD|DD)$/.test(element.tagName) &&
                parseFloat(style.lineHeight) / parseFloat(style.fontSize) < 1.6 - 0.01,
          )
          .map(
            ({ element, style }) => `${element.tagName} ${style.lineHeight} ${style.letterSpacing}`,
          )
      }, script)
      expect(narrow).toEqual([])
      expect(fonts.some((url) => new RegExp(script, 'i').test(url))).toBe(true)
      // Without a cache: Chromium reports a cached font as soon as a style sheet names it.
      const visitor = await page.context().browser()!.newContext()
      const english = await visitor.newPage()
      fonts.length = 0
      english.on('request', (request) => fonts.push(request.url()))
      await english.goto(new URL('/about', page.url()).href, { waitUntil: 'networkidle' })
      await visitor.close()
      expect(fonts.some((url) => url.endsWith('.woff2'))).toBe(true)
      // The names of the languages have a small font of their own.
      expect(fonts.filter((url) => /(?:bengali|devanagari)(?!_name)/i.test(url))).toEqual([])
    },
  )
}

for (const { englishName, code } of translations) {
  test(
    `shows a record in ${englishName} in the fonts of the site, with its full stops (R-LANGUAGE-9)`,
    desktopOnly,
    async ({ page }) => {
      await page.goto('/news')
      const record = page.getByRole('main').locator(`p:lang(${code})`).filter({ hasText: '।' })
      await record.first().scrollIntoViewIfNeeded()
      await page.evaluate(() => document.fonts.ready)
      // The first view does not wait for the font (`font-display: optional`), the next one has it in the cache.
      await page.reload()
      await record.first().scrollIntoViewIfNeeded()

      const client = await page.context().newCDPSession(page)
      await client.send('DOM.enable')
      await client.send('CSS.enable')
      const { root } = await client.send('DOM.getDocument')
      const { nodeIds } = await client.send('DOM.querySelectorAll', {
        nodeId: root.nodeId,
        selector: `main p:lang(${code})`,
      })
      const shown = await Promise.all(
        nodeIds.map((nodeId) => client.send('CSS.getPlatformFontsForNode', { nodeId })),
      )
      const fonts = shown.flatMap((node) => node.fonts)
      expect(fonts.length).toBeGreaterThan(0)
      expect(fonts.filter(({ isCustomFont }) => !isCustomFont)).toEqual([])
    },
  )
}

for (const path of ['/bn/contact', '/hi/admission']) {
  test(
    `shifts nothing on ${path} when the font of its script loads late`,
    desktopOnly,
    async ({ page }) => {
      const fonts: string[] = []
      let sendFont = () => {}
      const mayCome = new Promise<void>((resolve) => (sendFont = resolve))
      await page.route(/(?:bengali|devanagari)\.[^/]*\.woff2$/, async (route) => {
        fonts.push(route.request().url())
        await mayCome
        await route.continue()
      })
      const shifts = await watchShifts(page)
      await page.setViewportSize({ width: 360, height: 740 })
      await page.goto(path, { waitUntil: 'commit' })
      // The Latin letters and the digits have a preloaded font, Anek. On a device without the fallback fonts
      // (`app/globals.scss`), such as a server without fonts, it moves lines when it loads.
      await page.waitForFunction(() =>
        [...document.fonts].some(
          ({ family, unicodeRange, status }) =>
            /anek/i.test(family) && /^U\+0-7E/i.test(unicodeRange) && status === 'loaded',
        ),
      )
      // Longer than the text of an `optional` font may wait for it: 100 ms from its first paint.
      await page.waitForFunction(() => {
        const [paint] = performance.getEntriesByName('first-contentful-paint')
        return paint && performance.now() - paint.startTime > 1000
      })
      await shifts.forget()
      sendFont()
      await page.waitForLoadState('networkidle')
      const sum = await shifts.sum()
      // The preloaded file is the one in the style sheet.
      expect(fonts).toHaveLength(1)
      expect(sum).toBeLessThan(0.01)
    },
  )
}

test(
  'finds the page in the language of a Bengali or Hindi search first',
  desktopOnly,
  async ({ request }) => {
    for (const [query, href] of [
      ['বেতন', '/bn/fee-structure'],
      ['भर्ती', '/hi/admission'],
      ['fees', '/fee-structure'],
    ] as const) {
      const response = await request.get(`/api/search?q=${encodeURIComponent(query)}`)
      const { results } = (await response.json()) as { results: { href: string }[] }
      expect.soft(results[0]?.href, query).toBe(href)
    }
  },
)
