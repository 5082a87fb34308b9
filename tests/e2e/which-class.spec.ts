import type { Page } from '@playwright/test'
import { expect, expectAccessible, expectNoHorizontalScroll, test } from '../support/browser/test'

const criteria = '/admission/admission-criteria-class-pre-nursery-to-class-nine'

const getTool = (page: Page) => page.getByRole('region', { name: 'Which class is my child for?' })

/** Types a date of birth by keyboard, and requests the class. */
async function ask(page: Page, [day, month, year]: readonly [string, string, string]) {
  await getTool(page).getByLabel('Day').focus()
  for (const figures of [day, month, year]) {
    await page.keyboard.type(figures)
    await page.keyboard.press('Tab')
  }
  await page.keyboard.press('Enter')
}

// The page was made today; the ages are those of the next session (R-ADMISSION-7).
test('leads from the date of birth to the class and the enquiry', async ({ page }) => {
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  await page.goto(criteria)
  await ask(page, ['31', '03', '2020'])
  const tool = getTool(page)
  await expect(tool.getByRole('heading', { name: 'Class II', exact: true })).toBeInViewport()
  await expect(tool).toContainText(
    'For children born between 1 April 2019 and 31 March 2020: 7 to 8 years old on 31 March 2027.',
  )
  await expect(tool).toContainText('To join 2026-27 in mid-session: Class I.')
  await expect(tool).toContainText('Bring the registration form with a photograph')
  await expectAccessible(page, '[data-module]')
  await expectNoHorizontalScroll(page, 320)
  expect(requests.filter((url) => /2020|31/.test(new URL(url).search))).toEqual([])

  await tool.getByRole('link', { name: 'Ask about Class II, 2027-28' }).click()
  await expect(page.getByLabel('Class', { exact: true }).first()).toHaveValue('Class 2')
})

for (const date of ['12/05/2020', '2020-05-12', '১২.০৫.২০২০', 'Born 12 - 5 - 2020.']) {
  test(`understands the pasted date ${date}`, async ({ page }) => {
    await page.goto(criteria)
    // The script of the tool loads with the focus.
    await expect(async () => {
      await getTool(page).getByLabel('Day').focus()
      await page.evaluate((text) => {
        const clipboardData = new DataTransfer()
        clipboardData.setData('text/plain', text)
        const options = { clipboardData, bubbles: true, cancelable: true }
        document.activeElement!.dispatchEvent(new ClipboardEvent('paste', options))
      }, date)
      await expect(getTool(page).getByRole('heading', { level: 3 })).toHaveText('Class I', {
        timeout: 500,
      })
    }).toPass()
    await expect(getTool(page).getByLabel('Year')).toHaveValue('2020')
  })
}

test('the tool is on the admission page, and on the home page too', async ({ page }) => {
  for (const path of ['/admission', '/']) {
    await page.goto(path)
    await ask(page, ['1', '4', '2020'])
    await expect(getTool(page).getByRole('heading', { level: 3 })).toHaveText('Class I')
  }
})

test('explains an error, at the field and aloud, in place of an earlier answer', async ({
  page,
}) => {
  await page.goto(criteria)
  await ask(page, ['28', '02', '2020'])
  await expect(getTool(page).getByRole('heading', { level: 3 })).toHaveText('Class II')
  await getTool(page).getByLabel('Day').fill('')
  await getTool(page).getByLabel('Month').fill('')
  await getTool(page).getByLabel('Year').fill('')
  await ask(page, ['31', '02', '2020'])
  const tool = getTool(page)
  await expect(tool.getByRole('alert')).toHaveText('February 2020 has 29 days.')
  await expect(tool.getByLabel('Day')).toBeFocused()
  await expect(tool.getByLabel('Day')).toHaveAttribute('aria-invalid', 'true')
  await expect(tool.getByRole('heading', { level: 3 })).toHaveText(/^3 on 31 March 2027\?/)
  await expect(tool.getByRole('link', { name: /Enquire|Ask about/ })).toBeHidden()
  await expectAccessible(page, '[data-module]')

  await tool.getByLabel('Day').fill('29')
  await page.keyboard.press('Enter')
  await expect(tool.getByRole('alert')).toBeHidden()
  await expect(tool.getByRole('heading', { level: 3 })).toHaveText('Class II')
})

test('loads its script at the first touch, of at most 6 kB', async ({ page }) => {
  const modules: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/modules/which-class-')) modules.push(pathname)
  })
  await page.goto('/')
  await getTool(page).scrollIntoViewIfNeeded()
  // A script that loads when its tool is visible is requested after the next frame.
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  )
  expect(modules).toEqual([])
  const loaded = page.waitForResponse('**/modules/which-class-*.js')
  await getTool(page).getByLabel('Day').focus()
  expect((await (await loaded).body()).length).toBeLessThanOrEqual(6 * 1024)
  expect(modules).toHaveLength(1)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('explains the table, and shows no form', async ({ page }) => {
    for (const path of ['/', '/admission', criteria]) {
      await page.goto(path)
      await expect(page.getByText('Which class is my child for?')).toBeHidden()
    }
    await expect(page.getByRole('table', { name: /Age for each class/ })).toBeVisible()
  })
})
