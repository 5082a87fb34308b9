import { openComplete } from '../support/browser/navigation'
import {
  desktopOnly,
  expect,
  expectAccessible,
  expectUnobscured,
  test,
  unreachable,
} from '../support/browser/test'

test.describe('on a wide screen', () => {
  test.skip(({ isMobile }) => isMobile, 'the main navigation is in the drawer on phones')

  test('a menu opens by click, shows its pages, and closes with Esc', async ({ page }) => {
    await page.goto('/about')
    const button = page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('button', { name: 'Fees' })
    await button.click()
    const link = page.getByRole('link', { name: /Class IX/ }).first()
    await expect(link).toBeVisible()
    await expectAccessible(page, 'header')
    await page.keyboard.press('Escape')
    await expect(link).toBeHidden()
    await expect(button).toBeFocused()
  })

  test('one menu is open at a time, and a click outside closes it', async ({ page }) => {
    await page.goto('/about')
    const main = page.getByRole('navigation', { name: 'Main' })
    await main.getByRole('button', { name: 'About' }).click()
    await main.getByRole('button', { name: 'Hostel' }).click()
    await expect(page.getByRole('link', { name: /What we are trying to do/ })).toBeHidden()
    await expect(page.getByRole('link', { name: /^Hostel fee/ })).toBeVisible()
    await page.mouse.click(20, 700)
    await expect(page.getByRole('link', { name: /^Hostel fee/ })).toBeHidden()
  })

  for (const [kind, path] of [
    ['an information page', '/about'],
    ['a live page', '/news'],
    ['a page of results', '/search?q=fees'],
  ] as const) {
    test(`fetches the page of a link on ${kind} while the pointer rests on it`, async ({
      page,
      context,
    }) => {
      const session = await context.newCDPSession(page)
      const fetched: string[] = []
      session.on('Preload.prefetchStatusUpdated', ({ prefetchUrl, status }) => {
        fetched.push(`${new URL(prefetchUrl).pathname} ${status}`)
      })
      await session.send('Preload.enable')
      await page.goto(path)
      const link = page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' })
      await link.hover()
      await expect.poll(() => fetched).toContain('/privacy-policy Ready')
      await link.click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/privacy/i)
      const delivery = () => {
        const [entry] = performance.getEntriesByType('navigation')
        return (entry as PerformanceNavigationTiming & { deliveryType: string }).deliveryType
      }
      expect(await page.evaluate(delivery)).toBe('navigational-prefetch')
    })
  }

  test('the header is fixed from 100 px of scroll, without a layout shift', async ({ page }) => {
    await openComplete(page, '/news')
    const header = page.getByRole('banner').locator('[data-header]')
    const position = () => header.evaluate((element) => getComputedStyle(element).position)
    const height = () => page.evaluate(() => document.documentElement.scrollHeight)
    const before = await height()
    await page.evaluate(() => scrollTo({ top: 99, behavior: 'instant' }))
    await expect.poll(position).not.toBe('fixed')
    await page.evaluate(() => scrollTo({ top: 100, behavior: 'instant' }))
    await expect.poll(position).toBe('fixed')
    expect(await height()).toBe(before)
  })
})

test.describe('on a phone', () => {
  test.skip(({ isMobile }) => !isMobile, 'wide screens have the main navigation')

  test('opens the drawer, traps the focus, and closes with Esc or a tap outside', async ({
    page,
  }) => {
    await page.goto('/news')
    await page.getByRole('button', { name: 'Menu', exact: true }).click()
    const link = page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Contact' })
    await expect(link).toBeVisible()
    await expectAccessible(page)
    const links = page.getByRole('dialog', { name: 'Menu' }).getByRole('link')
    await expect(page.getByRole('button', { name: 'Close menu' })).toBeFocused()
    await page.keyboard.press('Shift+Tab')
    await expect(links.first()).toBeFocused()
    await page.keyboard.press('Shift+Tab')
    await expect(links.last()).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(links.first()).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(link).toBeHidden()
    await expect(page.getByRole('button', { name: 'Menu', exact: true })).toBeFocused()
    await page.getByRole('button', { name: 'Menu', exact: true }).click()
    await expect(link).toBeVisible()
    await page.touchscreen.tap(20, 400)
    await expect(link).toBeHidden()
    await expect(page).toHaveURL('/news')
  })

  test('has the breadcrumb in one line (R-LAYOUT-2)', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    const oneLine = 40
    for (const path of [
      '/fee-structure/class-nine-2026-27',
      '/about/message-from-principal',
      '/academics/student-transfer-certificate',
      '/bn/fee-structure',
    ]) {
      await page.goto(path)
      const breadcrumb = page.locator('[data-breadcrumb]')
      expect((await breadcrumb.boundingBox())!.height, path).toBeLessThan(oneLine)
      await expect(breadcrumb.locator('[aria-current]')).toBeVisible()
    }
    await page.goto('/our-campus/facilities/transport')
    const links = page.locator('[data-breadcrumb]').getByRole('link')
    await expect(links).toHaveText(['Home', 'Facilities'])
    const isCut = await links.last().evaluate((link) => link.scrollWidth > link.clientWidth)
    expect(isCut).toBe(false)
  })

  test('has the links of the site map in rows of a fingertip (R-INFO-9)', async ({ page }) => {
    await page.goto('/sitemap')
    const heights = await page
      .getByRole('main')
      .locator('ul a')
      .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().height))
    expect(heights.length).toBeGreaterThan(80)
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(44)
  })

  test('scrolls a section of the drawer into view as it opens', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 760 })
    await page.goto('/about')
    await page.getByRole('button', { name: 'Menu', exact: true }).click()
    const menu = page.getByRole('dialog', { name: 'Menu' })
    await menu.locator('summary', { hasText: 'Fees' }).click()
    await expect(menu.getByRole('link', { name: 'Fee norms and policies' })).toBeInViewport()
  })

  test('shows both telephone numbers and the e-mail as the drawer opens', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 })
    await page.goto('/')
    await page.getByRole('button', { name: 'Menu', exact: true }).click()
    const menu = page.getByRole('dialog', { name: 'Menu' })
    for (const link of await menu.locator('a[href^="tel:"], a[href^="mailto:"]').all()) {
      await expectUnobscured(link)
    }
  })

  // The last two are the window heights at a high zoom (WCAG 1.4.10 requires 320 px).
  for (const [width, height] of [
    [390, 800],
    [360, 640],
    [320, 400],
    [320, 320],
  ] as const) {
    test(`reaches all of the drawer by keyboard in ${width} × ${height} px`, async ({ page }) => {
      await page.setViewportSize({ width, height })
      await page.goto('/fee-structure/class-nine-2026-27')
      await page.getByRole('button', { name: 'Menu', exact: true }).click()
      const menu = page.getByRole('dialog', { name: 'Menu' })
      const links = menu.locator('a, summary')
      await expect(links.filter({ visible: true }).first()).toBeInViewport()
      expect(await links.filter({ visible: true }).count()).toBeGreaterThan(20)
      await expect.poll(() => unreachable(links)).toEqual([])
    })
  }
})

test('fixes nothing over the content in a low window', desktopOnly, async ({ page }) => {
  for (const [width, height] of [
    // A window of 1280 × 720 px at 200 % zoom, a phone in landscape, a low window.
    [640, 360],
    [844, 390],
    [1280, 460],
  ] as const) {
    await page.setViewportSize({ width, height })
    await openComplete(page, '/fee-structure/class-nine-2026-27')
    await page.evaluate(() => scrollTo({ top: 600, behavior: 'instant' }))
    await expect(page.getByRole('banner').locator('[data-header]')).not.toBeInViewport()
    await expect(
      page.getByRole('navigation', { name: 'Call, chat or enquire' }),
    ).not.toBeInViewport()
    const button = page.getByRole('button', { name: 'Print this page' })
    await button.focus()
    await expectUnobscured(button)
  }
})

test('covers no content with the tabs at the edge', desktopOnly, async ({ page }) => {
  await page.goto('/hostel/hostel-fee')
  for (const width of [1180, 1280, 1331, 1360, 1440]) {
    await page.setViewportSize({ width, height: 800 })
    const edge = await page
      .getByRole('complementary')
      .evaluate((aside) => aside.getBoundingClientRect().right)
    const tabs = (await page.getByRole('navigation', { name: 'Chat or call' }).boundingBox())!
    expect(tabs.x, `at ${width} px`).toBeGreaterThanOrEqual(edge)
  }
})

test('a tap leaves no hover style', async ({ page, isMobile }) => {
  test.skip(!isMobile, 'a touch screen')
  for (const path of ['/', '/news', '/academics/student-transfer-certificate', '/topper-x']) {
    await page.goto(path)
    const rules = await page.evaluate(() => {
      const hovers = (list: CSSRuleList): string[] =>
        [...list].flatMap((rule) => {
          if (rule instanceof CSSMediaRule && !matchMedia(rule.media.mediaText).matches) return []
          const inner = 'cssRules' in rule ? hovers(rule.cssRules as CSSRuleList) : []
          const own = rule instanceof CSSStyleRule && rule.selectorText.includes(':hover')
          return own ? [rule.selectorText, ...inner] : inner
        })
      return [...document.styleSheets].flatMap((sheet) => hovers(sheet.cssRules))
    })
    expect(rules, path).toEqual([])
  }
})

test('the skip link skips the menus', desktopOnly, async ({ page }) => {
  await page.goto('/about')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: /Skip to/ })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/#main$/)
})

test('nothing is fetched from another host', desktopOnly, async ({ page, baseURL }) => {
  const hosts = new Set<string>()
  page.on('request', (request) => hosts.add(new URL(request.url()).origin))
  await openComplete(page, '/')
  await openComplete(page, '/contact')
  expect([...hosts].filter((host) => host !== baseURL && host !== 'null')).toEqual([])
})
