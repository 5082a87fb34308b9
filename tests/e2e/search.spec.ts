import { currentSession } from '../../content/data/sessions'
import type { Page } from '@playwright/test'
import {
  desktopOnly,
  expect,
  expectAccessible,
  expectNoHorizontalScroll,
  test,
} from '../support/browser/test'
import { costs } from '../support/fixtures/costs'

// Without view transitions: Chromium logs a transition that is interrupted by the next one.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

const results = (page: Page) => page.getByRole('main').locator('ol > li:has([data-result])')
const titles = (page: Page) => results(page).getByRole('heading', { level: 2 })
const field = (page: Page) => page.getByRole('main').getByRole('searchbox')
const count = (page: Page) => page.getByRole('main').getByRole('status')

test('shows results while a parent types', desktopOnly, async ({ page }) => {
  await page.goto('/search')
  await expect(page.getByRole('heading', { name: 'Often looked for' })).toBeVisible()
  await page.evaluate(() => Object.assign(window, { stillHere: true }))
  await field(page).pressSequentially('clas 9 fees')
  await expect(count(page)).toHaveText(/^\d+ results for “clas 9 fees”$/)
  await field(page).fill('class 9 fees')
  await expect(count(page)).toHaveText(/^\d+ results for “class 9 fees”$/)
  await expect(titles(page).first()).toHaveText('Fees for Class IX, 2026-27')
  await expect(titles(page).first().locator('mark').first()).toHaveText('Fees')
  await expect(page).toHaveURL('/search?q=class+9+fees')
  await expectAccessible(page, 'main')

  await field(page).fill('')
  await expect(results(page)).toHaveCount(0)
  await expect(page).toHaveURL('/search')
  await expect(page.getByRole('heading', { name: 'Often looked for' })).toBeVisible()
  expect(await page.evaluate(() => 'stillHere' in window)).toBe(true)
})

test('a question is answered above the results', desktopOnly, async ({ page }) => {
  await page.goto('/search')
  await field(page).fill('how much is class 9 with ac hostel')
  const answers = page.getByRole('main').getByRole('list', { name: 'Answers' })
  await expect(answers.getByRole('listitem')).toHaveText([
    new RegExp(`^Class IX, new, hostel, AC room: ₹\\s${costs.nineWithRoom} in the first year`),
  ])
  await expectAccessible(page, 'main')
  await answers.getByRole('link', { name: 'What will it cost us?' }).click()
  await expect(page).toHaveURL('/fee-structure?class=9&hostel=ac#cost')
})

test(
  'the URL of a search shows the same results to others, and search engines do not index it',
  desktopOnly,
  async ({ page }) => {
    const response = await page.goto('/search?q=transfer+cirtificate')
    expect(await response!.text()).toMatch(/<meta name="robots" content="noindex\b/)
    await expect(page).toHaveTitle(/^Search: transfer cirtificate/)
    await expect(field(page)).toHaveValue('transfer cirtificate')
    await expect(titles(page).first()).toHaveText('Transfer certificate')
  },
)

test('results are narrowed to a kind, and grow', desktopOnly, async ({ page }) => {
  await page.goto('/search?q=class')
  await expect(results(page)).toHaveCount(10)
  await expectNoHorizontalScroll(page, 320)
  await page.getByRole('link', { name: /^News \d+$/ }).click()
  await expect(page).toHaveURL('/search?q=class&kind=news')
  await expect(page.getByRole('link', { name: /^News \d+$/ })).toHaveAttribute(
    'aria-current',
    'true',
  )
  await expect(results(page)).toHaveCount(10)
  await expect(results(page).filter({ has: page.locator('a[href^="/news/"]') })).toHaveCount(10)
  await expect(results(page).filter({ hasText: /^News/ })).toHaveCount(1)
  await page.getByRole('link', { name: 'Show more results' }).click()
  await expect(results(page)).toHaveCount(20)
  await expect(results(page).nth(10)).toBeFocused()
  await expect(page).toHaveURL('/search?q=class&kind=news&show=20')
})

test(
  'the keyboard goes from the field down the results and back',
  desktopOnly,
  async ({ page }) => {
    await page.goto('/search?q=bus')
    await expect(page.getByRole('link', { name: /^Pages \d+$/ })).toBeVisible()
    await field(page).focus()
    await expect(async () => {
      await page.keyboard.press('ArrowDown')
      await expect(results(page).first().getByRole('link')).toBeFocused({ timeout: 500 })
    }).toPass()
    await page.keyboard.press('ArrowDown')
    await expect(results(page).nth(1).getByRole('link')).toBeFocused()
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('ArrowUp')
    await expect(field(page)).toBeFocused()
  },
)

test('a search without results offers links', desktopOnly, async ({ page }) => {
  await page.goto('/search?q=xyzzyx')
  await expect(count(page)).toHaveText('Nothing was found for “xyzzyx”.')
  const main = page.getByRole('main')
  await expect(main.getByRole('link', { name: 'Fee structure' })).toBeVisible()
  await expect(main.locator('a[href^="tel:"]').first()).toBeVisible()
  await expectAccessible(page, 'main')
  await expectNoHorizontalScroll(page, 320)
})

test(
  'the search words are shown as text, even if they contain HTML',
  desktopOnly,
  async ({ page }) => {
    const text = '"><img src=x onerror=alert(1)><b>bus'
    await page.goto(`/search?q=${encodeURIComponent(text)}`)
    await expect(count(page)).toContainText(text)
    await expect(page.getByRole('main').locator('img[src="x"]')).toHaveCount(0)
    await expect(field(page)).toHaveValue(text)
  },
)

test(
  'when the search is unavailable it says so, and links to the results page',
  desktopOnly,
  async ({ page, console: messages }) => {
    await page.goto('/search?q=bus')
    await page.route('**/api/search?*', (route) => route.fulfill({ status: 503 }))
    await field(page).fill('hostel')
    const alert = page.getByRole('main').getByRole('alert')
    await expect(alert).toContainText('The search could not be reached.')
    await expect(alert.getByRole('link', { name: 'Try again' })).toHaveAttribute(
      'href',
      '/search?q=hostel',
    )
    // The browser logs the failed request, too.
    messages.length = 0
  },
)

test('the search is in the header of every page', async ({ page }) => {
  await page.goto('/contact')
  const search = page.getByRole('banner').getByRole('search')
  const button = search.getByRole('button', { name: 'Search' }).first()
  await button.click()
  const words = search.getByRole('combobox')
  await expect(words).toBeFocused()
  await expectAccessible(page, 'header')
  await page.keyboard.press('Escape')
  await expect(words).toBeHidden()
  await expect(button).toBeFocused()

  await button.click()
  await search.getByRole('link', { name: 'Contact' }).focus()
  await page.keyboard.press('Tab')
  await expect(search.locator('input')).toBeHidden()

  await button.click()
  await words.fill('hostel')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/search?q=hostel')
  await expect(titles(page).first()).toHaveText('About the hostel')
})

test.describe('suggestions in the header', () => {
  test('answer while a visitor types, on a page without framework script', async ({ page }) => {
    const { words, options } = await openSearch(page, '/fee-structure')
    const requests = suggestionRequests(page)
    await words.press('c')
    await expect(words).toHaveAttribute('aria-expanded', 'false')
    await words.pressSequentially('lass 9 fees')
    await expect(options.first()).toHaveText(
      new RegExp(
        `^Fees for Class IX, ${currentSession.name}.*Class IX · ₹\\s${costs.nineAtAdmission} at admission`,
      ),
    )
    expect(await options.count()).toBeLessThanOrEqual(5)
    await expect(words).toHaveAttribute('aria-expanded', 'true')
    await expect(page.getByRole('listbox', { name: 'Suggestions' })).toBeVisible()
    for (const query of requests) expect(query.length).toBeGreaterThanOrEqual(2)
    await expectAccessible(page, 'header')

    await options.first().click()
    await expect(page).toHaveURL('/fee-structure/class-nine-2026-27')
  })

  test(
    'are chosen with the keyboard, on a page of the framework',
    desktopOnly,
    async ({ page }) => {
      const { search, words, options } = await openSearch(page, '/tabloid')
      await words.pressSequentially('class 9 fees')
      await expect(options.first()).toContainText('Fees for Class IX')
      await page.keyboard.press('ArrowUp')
      await expect(options.last()).toHaveAttribute('aria-selected', 'true')
      await page.keyboard.press('ArrowDown')
      await expect(options.and(search.locator('[aria-selected="true"]'))).toHaveCount(0)
      await page.keyboard.press('ArrowDown')
      await expect(options.first()).toHaveAttribute('aria-selected', 'true')
      await expect(words).toHaveAttribute(
        'aria-activedescendant',
        (await options.first().getAttribute('id'))!,
      )
      await expect(words).toBeFocused()
      await expectAccessible(page, 'header')

      await page.keyboard.press('Escape')
      await expect(options).toHaveCount(0)
      await expect(words).toHaveValue('class 9 fees')
      await expect(words).not.toHaveAttribute('aria-activedescendant')
      await page.keyboard.press('ArrowDown')
      await expect(options.first()).toBeVisible()
      await page.keyboard.press('ArrowDown')
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL('/fee-structure/class-nine-2026-27')
    },
  )

  test('leave Enter to the results page', desktopOnly, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 800 })
    const { words, options } = await openSearch(page, '/contact')
    await words.pressSequentially('hostel')
    await expect(options.first()).toBeVisible()
    await expectNoHorizontalScroll(page, 320)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/search?q=hostel')
  })

  test(
    'match the last words, however late an earlier response comes',
    desktopOnly,
    async ({ page }) => {
      const { words, options } = await openSearch(page, '/contact')
      let release = () => {}
      const held = new Promise<void>((resolve) => (release = resolve))
      await page.route('**/api/search?q=hostel&*', async (route) => {
        await held
        await route.continue().catch(() => {})
      })
      const first = page.waitForRequest('**/api/search?q=hostel&*')
      await words.fill('hostel')
      const slow = await first
      const aborted = page.waitForEvent('requestfailed', (request) => request === slow)
      await words.fill('uniform')
      await aborted
      release()
      await expect(options.first()).toHaveText(/^Contact.*press 5 · Books and uniforms/)
    },
  )

  test('leave a working form when they fail', desktopOnly, async ({ page, console: messages }) => {
    const { words, options } = await openSearch(page, '/contact')
    for (const body of ['{"error":"busy"}', '<h1>Bad gateway</h1>', '']) {
      await words.fill('bus')
      await expect(options.first()).toContainText('Transport')
      const answered = page.waitForResponse('**/api/search?*')
      await page.route('**/api/search?*', (route) => route.fulfill({ status: 503, body }))
      await words.fill(`bus${body.length}`)
      await answered
      await expect(options).toHaveCount(0)
      await page.unrouteAll()
    }
    await words.fill('bus')
    await expect(options.first()).toContainText('Transport')
    await page.route('**/api/search?*', (route) => route.abort())
    await words.fill('bus stop')
    await expect(options).toHaveCount(0)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/search?q=bus+stop')
    messages.length = 0
  })

  test(
    'load with the next touch when their script has failed',
    desktopOnly,
    async ({ page, console: messages }) => {
      await page.route('**/modules/header-search-*', (route) => route.abort())
      const failed = page.waitForEvent('requestfailed')
      await page.goto('/contact')
      const search = page.getByRole('banner').getByRole('search')
      await search.getByRole('button', { name: 'Search' }).first().click()
      await failed
      await expect(search.getByRole('searchbox')).toBeFocused()
      await page.unrouteAll()
      await page.keyboard.press('Tab')
      await expect(search.getByRole('combobox')).toBeVisible()
      messages.length = 0
    },
  )

  test('appear for a word in composition, for half of one only on phones', async ({
    page,
    isMobile,
  }) => {
    await page.clock.install()
    const { words, options } = await openSearch(page, '/contact')
    const requests = suggestionRequests(page)
    const input = await page.context().newCDPSession(page)
    for (const text of ['b', 'be', 'bus']) {
      await input.send('Input.imeSetComposition', { text, selectionStart: 3, selectionEnd: 3 })
    }
    await expect(words).toHaveValue('bus')
    // The keyboard of a phone composes every word, also in English.
    if (isMobile) await expect(options.first()).toContainText('Transport')
    // Longer than the pause after which a request is sent.
    else await page.clock.runFor(1000)
    await input.send('Input.insertText', { text: 'বেতন' })
    await expect(options.first()).toHaveAttribute('href', '/bn/fee-structure')
    expect(requests.at(-1)).toBe('বেতন')
    if (!isMobile) expect(requests).toEqual(['বেতন'])
  })
})

/** Opens the search of the header. */
async function openSearch(page: Page, path: string) {
  await page.goto(path)
  const search = page.getByRole('banner').getByRole('search')
  await search.getByRole('button', { name: 'Search' }).first().click()
  const words = search.getByRole('combobox')
  await expect(words).toBeFocused()
  return { search, words, options: search.getByRole('option') }
}

/** The queries for which suggestions are requested from now on. */
function suggestionRequests(page: Page): string[] {
  const queries: string[] = []
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url())
    if (pathname === '/api/search') queries.push(searchParams.get('q')!)
  })
  return queries
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test(
    'the header leads to results, which can be narrowed and followed',
    desktopOnly,
    async ({ page }) => {
      await page.goto('/about')
      const search = page.getByRole('banner').getByRole('search')
      await search.getByRole('button', { name: 'Search' }).first().click()
      await search.getByRole('searchbox').fill('sports day')
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL('/search?q=sports+day')
      await expect(count(page)).toHaveText(/^\d+ results for “sports day”$/)
      await page.getByRole('link', { name: /^Events \d+$/ }).click()
      await expect(page).toHaveURL('/search?q=sports+day&kind=event')
      await results(page).first().getByRole('link').click()
      await expect(page).toHaveURL(/\/events\/[\da-f]{24}$/)
    },
  )

  test('shows more results on another page', desktopOnly, async ({ page }) => {
    await page.goto('/search?q=class')
    await page.getByRole('link', { name: 'Show more results' }).click()
    await expect(page).toHaveURL('/search?q=class&show=20')
    await expect(results(page)).toHaveCount(20)
  })
})
