import { desktopOnly, expect, expectUnobscured, test } from '../support/browser/test'

test.use({ javaScriptEnabled: false })

test.describe('a wide screen without script', () => {
  test.skip(({ isMobile }) => isMobile, 'the main navigation is in the drawer on phones')

  test('menus open by click, one at a time, and close with Esc or a click outside', async ({
    page,
  }) => {
    await page.goto('/about')
    const main = page.getByRole('navigation', { name: 'Main' })
    const society = main.getByRole('link', { name: /Who runs the school/ })
    const rooms = main.getByRole('link', { name: /^Hostel fee/ })
    await main.getByRole('button', { name: 'About' }).click()
    await expect(society).toBeVisible()
    await main.getByRole('button', { name: 'Hostel' }).click()
    await expect(society).toBeHidden()
    await expect(rooms).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(rooms).toBeHidden()
    await main.getByRole('button', { name: 'Hostel' }).click()
    await page.mouse.click(20, 700)
    await expect(rooms).toBeHidden()
  })

  test('a link of a menu leads to its page', async ({ page }) => {
    await page.goto('/about')
    const main = page.getByRole('navigation', { name: 'Main' })
    await main.getByRole('button', { name: 'Fees' }).click()
    await main
      .getByRole('link', { name: /Class IX/ })
      .first()
      .click()
    await expect(page).toHaveURL(/\/fee-structure\/class-nine-2026-27$/)
  })
})

test.describe('a phone without script', () => {
  test.skip(({ isMobile }) => !isMobile, 'wide screens have the main navigation')

  test('the drawer opens, one section at a time, and closes', async ({ page }) => {
    await page.goto('/about')
    await page.getByRole('button', { name: 'Menu', exact: true }).click()
    const drawer = page.locator('#menu')
    const society = drawer.getByRole('link', { name: 'The DPS Society' })
    const fees = drawer.getByRole('link', { name: 'Class IX', exact: true })
    await drawer.locator('summary', { hasText: 'About' }).click()
    await expect(society).toBeVisible()
    await drawer.locator('summary', { hasText: 'Fees' }).click()
    await expect(fees).toBeVisible()
    await expect(society).toBeHidden()
    await page.touchscreen.tap(20, 400)
    await expect(drawer).toBeHidden()
    await page.getByRole('button', { name: 'Menu', exact: true }).click()
    await drawer.getByRole('button', { name: 'Close menu' }).click()
    await expect(drawer).toBeHidden()
  })
})

test('the header stays at the top of the window', async ({ page, isMobile }) => {
  await page.goto('/mandatory-disclosure')
  const heading = page.getByRole('heading', { level: 2, name: 'Read more' })
  await heading.scrollIntoViewIfNeeded()
  await expect(heading).toBeInViewport()
  const bar = page.getByRole(isMobile ? 'button' : 'navigation', {
    name: isMobile ? 'Menu' : 'Main',
    exact: true,
  })
  await expect(bar).toBeInViewport()
})

test('the header does not cover the target of a link on the page', async ({ page }) => {
  await page.goto('/admission/admission-enquiry#enquire-again')
  const form = page.getByRole('heading', { name: 'Send your enquiry' })
  await expect(form).toBeInViewport()
  const { y } = (await form.boundingBox())!
  const header = (await page.locator('[data-header]').boundingBox())!
  expect(y).toBeGreaterThanOrEqual(header.y + header.height)
})

test(
  'a stage leads to the class field of the form (R-ENQUIRY-14)',
  desktopOnly,
  async ({ page }) => {
    await page.goto('/admission/admission-enquiry')
    await page.getByRole('link', { name: 'Enquire for Admission' }).nth(1).click()
    const form = page.getByRole('form', { name: 'Admission enquiry' })
    const field = form.getByRole('combobox', { name: 'Class' })
    await expect(field).toBeFocused()
    await expectUnobscured(field)
  },
)

test('a question opens its answer', desktopOnly, async ({ page }) => {
  await page.goto('/admission/admission-enquiry')
  await expect(page.getByText(/Classes\sX and XII are not open/)).toBeVisible()
  const answer = page.getByText(/for boys from Class\sIII onwards, on the campus/)
  await expect(answer).toBeHidden()
  await page.getByText('Is there a hostel?').click()
  await expect(answer).toBeVisible()
})

test('links to the map, and shows nothing that needs script', desktopOnly, async ({ page }) => {
  await page.goto('/contact')
  const main = page.getByRole('main')
  await expect(main.getByRole('link', { name: 'Directions' })).toHaveAttribute('href', /^https:/)
  await expect(main.getByRole('button', { name: 'Show the live map' })).toHaveCount(0)
  await page.goto('/fee-structure/class-nine-2026-27')
  await expect(page.getByRole('button', { name: 'Print this page' })).toHaveCount(0)
})

test(
  'the pictures of a gallery are links to the big pictures',
  desktopOnly,
  async ({ page, request }) => {
    await page.goto('/topper-x')
    const link = page
      .getByRole('main')
      .getByRole('link', { name: /of 16\b/ })
      .first()
    const picture = await request.get((await link.getAttribute('href'))!)
    expect(picture.headers()['content-type']).toMatch(/^image\//)
  },
)
