import type { Page } from '@playwright/test'
import {
  desktopOnly,
  expect,
  expectAccessible,
  expectNoHorizontalScroll,
  test,
} from '../support/browser/test'

const main = (page: Page) => page.getByRole('main')
const days = (page: Page) =>
  main(page).getByRole('region', { name: 'Today, tomorrow, and what comes next' })
const mine = (page: Page) => main(page).getByRole('region', { name: 'My class' })
const keep = (page: Page) => mine(page).getByRole('button', { name: 'Keep Class IX as my class' })

test('is accessible, on a narrow screen, too', async ({ page }) => {
  for (const path of ['/class', '/class/9', '/class/nursery']) {
    await page.goto(path)
    await expectAccessible(page, 'main')
    await expectNoHorizontalScroll(page, 320)
  }
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('it is complete, and asks for nothing', async ({ page }) => {
    await page.goto('/class')
    await main(page).getByRole('link', { name: 'Class IX', exact: true }).click()
    await expect(days(page).getByText(/^Today, /)).toBeVisible()
    await expect(main(page).getByRole('link', { name: /^Book list of Class IX/ })).toBeVisible()
    await expect(mine(page)).toBeHidden()
  })
})

test.describe('on a later day than the page was made', () => {
  test.beforeEach(({ page }) => page.clock.setFixedTime('2026-12-07T06:00:00Z'))

  test('shows the visitor’s day (R-FRESH-3)', async ({ page }) => {
    await page.goto('/class/9')
    await expect(days(page)).toContainText('Today, Monday, 7 December 2026')
    await expect(days(page)).toContainText('Second unit test')
    await page.goto('/class/nursery')
    await expect(days(page)).toContainText('Monday, 7 December 2026 School day')
  })
})

test('keeps the class of a family, leads to it, shows what is for it, and removes it', async ({
  page,
  isMobile,
}) => {
  await page.goto('/class/9')
  await keep(page).click()
  await expect(mine(page)).toContainText('Class IX is your class.')
  await mine(page).getByRole('combobox').selectOption('Bus route 3: Raninagar area')

  await page.goto('/documents')
  const sheet = main(page).getByRole('listitem').filter({ hasText: 'Classes III to XII' }).first()
  await expect(sheet.getByText('Your class')).toBeVisible()
  expect(await page.context().cookies()).toEqual([])
  await main(page).getByRole('link', { name: 'For Class IX', exact: true }).click()
  await expect(page).toHaveURL('/documents?class=9')

  await page.goto('/')
  const task = main(page)
    .getByRole('listitem')
    .getByRole('link', { name: /^Class\sIX/ })
  await expect(task).toHaveAttribute('href', '/class/9')
  if (isMobile) await page.getByRole('link', { name: 'My class', exact: true }).last().click()
  else await task.click()
  await expect(page).toHaveURL(/\/class\/9$/)
  await expect(mine(page).getByRole('combobox')).toHaveValue('route-3')
  await mine(page).getByRole('button', { name: 'Remove my class' }).click()
  await expect(mine(page)).toContainText('Removed. Nothing is kept any more.')
  expect(await page.evaluate(() => localStorage.length)).toBe(0)
})

test.describe('in a new session', desktopOnly, () => {
  test('the page asks once which class it is now', async ({ page }) => {
    await page.addInitScript(() => {
      if (!localStorage.getItem('my-class')) localStorage.setItem('my-class', '9 2025 own')
    })
    await page.goto('/class')
    await expect(mine(page)).toContainText('Is your child in Class X now?')
    await mine(page).getByRole('button', { name: 'Yes, Class X' }).click()
    await expect(mine(page)).toContainText('Your class is Class X.')
    await page.goto('/class/10')
    await expect(mine(page)).toContainText('Class X is your class.')
  })
})
