import type { Page } from '@playwright/test'
import { documents } from '../../content/words/en/documents'
import { expect, test } from '../support/browser/test'

/** Phones fold the filters. */
const openFilters = async (page: Page, isMobile: boolean) => {
  if (isMobile) await page.getByText(documents.filter).click()
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('a parent finds the date sheet of a class, and opens it', async ({
    page,
    request,
    isMobile,
  }) => {
    await page.goto('/documents')
    await openFilters(page, isMobile)
    await page.getByRole('combobox', { name: 'Class' }).selectOption('Class IX')
    await page.getByRole('button', { name: 'Show', exact: true }).click()
    await expect(page).toHaveURL(/\/documents\?.*class=9/)
    const kinds = page.getByRole('navigation', { name: 'Kinds of documents' })
    await kinds.getByRole('link', { name: /^Date sheets/ }).click()
    await expect(page).toHaveURL('/documents?kind=date-sheet&class=9')
    await expect(kinds.locator('[aria-current]')).toHaveText(/^Date sheets/)
    await expect(page.getByRole('combobox', { name: 'Class' })).toHaveValue('9')

    const forClass = page.getByRole('region', { name: 'For Class IX' })
    const link = forClass
      .getByRole('link', { name: /^Half-yearly examination: date sheet, Classes III to XII/ })
      .first()
    await expect(forClass.getByText(/^\d+ KB$/).first()).toBeVisible()
    const date = forClass.getByText('8 Sep 2026')
    // The link covers its row.
    await date.scrollIntoViewIfNeeded()
    const { x, y } = (await date.boundingBox())!
    const opened = await page.evaluate(
      (point) => document.elementFromPoint(point.x, point.y)?.closest('a')?.href,
      { x, y },
    )
    expect(opened).toContain(await link.getAttribute('href'))
    const file = await request.get((await link.getAttribute('href'))!)
    expect(file.headers()['content-type']).toBe('application/pdf')
  })

  test('finds the date sheet by a parent’s words: “date sheet class 9”', async ({
    page,
    isMobile,
  }) => {
    await page.goto('/documents')
    await openFilters(page, isMobile)
    await page.getByLabel('Search names').fill('date sheet class 9')
    await page.getByRole('button', { name: 'Show', exact: true }).click()
    await expect(page.getByRole('combobox', { name: 'Class' })).toHaveValue('9')
    await expect(page.getByLabel('Search names')).toHaveValue('date sheet')
    const forClass = page.getByRole('region', { name: 'For Class IX' })
    await expect(forClass.getByRole('listitem').first()).toContainText(
      'Half-yearly examination: date sheet, Classes III to XII',
    )
  })

  test('lists the book list of a class before documents for every class', async ({ page }) => {
    await page.goto('/documents?class=pre-nursery&year=2026-27')
    const headings = page.getByRole('main').getByRole('heading', { level: 2 })
    await expect(headings.first()).toHaveText('For Pre-Nursery')
    await expect(headings.nth(1)).toHaveText('For every class')
    await expect(
      page
        .getByRole('region', { name: 'For Pre-Nursery' })
        .getByRole('link', { name: /^Book list/ }),
    ).toHaveCount(1)
  })

  test('extends the list by a link, and narrows it by words', async ({ page, isMobile }) => {
    await page.goto('/documents')
    const entries = page.getByRole('main').locator('li h3')
    await expect(entries).toHaveCount(20)
    await page.getByRole('link', { name: 'Show more documents' }).click()
    await expect.poll(() => entries.count()).toBeGreaterThan(20)
    await openFilters(page, isMobile)
    await page.getByLabel('Search names').fill('winter bus')
    await page.getByRole('button', { name: 'Show', exact: true }).click()
    await expect(entries).toHaveText([/^Winter bus timings begin/])
    await page.getByLabel('Search names').fill('no such paper')
    await page.getByRole('button', { name: 'Show', exact: true }).click()
    await expect(page.getByText(documents.empty)).toBeVisible()
    await page.getByRole('link', { name: 'Show all documents' }).click()
    await expect(page).toHaveURL(/\/documents$/)
  })
})
