import { randomInt } from 'node:crypto'
import type { Locator, Page } from '@playwright/test'
import { modalCloseDelay } from '../../content/constants'
import { school } from '../../content/school'
import {
  enquiryFrame,
  enquiryHydrated,
  openComplete,
  openHydrated,
} from '../support/browser/navigation'
import {
  desktopOnly,
  expect,
  expectAccessible,
  expectMessages,
  expectUnobscured,
  test as base,
} from '../support/browser/test'

/** Each test has its own client address, because rate limits count by address (R-FORM-3). */
const test = base.extend({
  extraHTTPHeaders: async ({}, provide) => {
    await provide({
      'X-Forwarded-For': `10.${randomInt(255)}.${randomInt(255)}.${randomInt(255)}`,
    })
  },
})

const landing = '/admission/admission-enquiry'
const newNumber = () => String(randomInt(6_000_000_000, 9_999_999_999))
const getForm = (page: Page, name = 'Admission enquiry') => page.getByRole('form', { name })
const button = (form: Locator) => form.getByRole('button', { name: 'Submit Now!' })

async function fillIn(form: Locator, contact = newNumber()) {
  await form.getByRole('combobox', { name: 'Class' }).selectOption('Class 9')
  await form.getByRole('textbox', { name: 'Name' }).fill('A Parent')
  await form.getByRole('textbox', { name: 'Contact number' }).fill(contact)
  await form.getByRole('checkbox').check()
}

const messages = [
  'Class is required',
  'Name is required',
  'Contact number is required',
  'Consent is required',
]
const succeeded = 'Form submitted successfully!'
const failed = 'Error submitting the form. Please try again.'
const reference = /ENQ-[2-9A-Z]{4}-[2-9A-Z]{4}/

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with script' : 'without script', desktopOnly, () => {
    test.use({ javaScriptEnabled })
    const open = (page: Page) =>
      javaScriptEnabled ? openHydrated(page, landing) : page.goto(landing)

    test('names the errors of an empty or wrong form at each field and in a list, and keeps the values', async ({
      page,
    }) => {
      await open(page)
      await button(getForm(page)).click()
      const summary = getForm(page).getByRole('alert')
      await expect(summary.getByRole('link')).toHaveText(messages)
      for (const message of messages) {
        await expect(getForm(page).getByText(`Error: ${message}`)).toBeVisible()
      }
      await expect(summary).toBeFocused()
      if (javaScriptEnabled) {
        await expect(page).toHaveTitle(/^Error: /)
        await expectAccessible(page, 'main')
      }

      await fillIn(getForm(page), '987654321')
      await getForm(page)
        .getByRole('textbox', { name: /E-mail/ })
        .fill('parent@')
      await button(getForm(page)).click()
      await expect(
        getForm(page).getByText('Error: Contact number must be exactly 10 digits'),
      ).toBeVisible()
      await expect(getForm(page).getByText(/Error: Enter an e-mail address/)).toBeVisible()
      await expect(getForm(page).getByRole('textbox', { name: 'Name' })).toHaveValue('A Parent')
      await expect(getForm(page).getByRole('combobox', { name: 'Class' })).toHaveValue('Class 9')
      await expect(getForm(page).getByRole('checkbox')).toBeChecked()
    })

    test('gives a valid enquiry a reference number, and the same one when it is sent again', async ({
      page,
    }) => {
      const contact = newNumber()
      await open(page)
      await fillIn(getForm(page), contact)
      await button(getForm(page)).click()
      await expect(page.getByText(succeeded)).toBeVisible()
      const first = await page.getByText(reference).textContent()
      const message = page.getByRole('status').locator(':focus')
      await expect(message).toContainText(succeeded)
      await expect(message).toContainText(first!)
      await expectUnobscured(message)
      if (!javaScriptEnabled) {
        // The browser sends the form again.
        await page.reload()
        await expect(page.getByText(reference)).toHaveText(first!)
      }

      await open(page)
      await fillIn(getForm(page), contact)
      await button(getForm(page)).click()
      await expect(page.getByText(succeeded)).toBeVisible()
      expect(await page.getByText(reference).textContent()).toBe(first)
    })

    test('says what comes next after an enquiry, in place of the form', async ({ page }) => {
      const contact = newNumber()
      await open(page)
      await fillIn(getForm(page), contact)
      await button(getForm(page)).click()
      const sent = page.getByRole('status').filter({ hasText: succeeded })
      await expect(sent).toContainText(`${contact.slice(0, 5)} ${contact.slice(5)}`)
      await expect(sent).toContainText('What Class IX costs and needs')
      await expect(getForm(page)).toHaveCount(0)
      const card = await page.request.get(
        (await sent.getByRole('link', { name: 'Save our number' }).getAttribute('href'))!,
      )
      expect(card.headers()['content-type']).toContain('text/vcard')
      expect(await card.text()).toContain(`TEL;TYPE=WORK,VOICE:${school.phones[0].dialled}`)
      if (javaScriptEnabled) await expectAccessible(page, 'main')
      await sent.getByRole('link', { name: 'Send another' }).click()
      await expect(getForm(page).getByRole('textbox', { name: 'Name' })).toHaveValue('')
    })
  })
}

test(
  'sends one enquiry on a double click over a slow connection',
  desktopOnly,
  async ({ page }) => {
    let posts = 0
    let release = () => {}
    const released = new Promise<void>((resolve) => (release = resolve))
    await page.route('**/api/form/**', async (route) => {
      posts += 1
      await released
      await route.continue()
    })
    await openHydrated(page, landing)
    await fillIn(getForm(page))
    await button(getForm(page)).dblclick()
    await expect(getForm(page).getByRole('button', { name: 'Submitting...' })).toBeDisabled()
    release()
    await expect(page.getByText(succeeded)).toBeVisible()
    expect(posts).toBe(1)
  },
)

test(
  'a form that is refused keeps its values and offers other ways of contact',
  desktopOnly,
  async ({ page, console: messages }) => {
    await openHydrated(page, landing)
    await fillIn(getForm(page))
    for (const [status, message] of [
      [503, failed],
      [429, /Too many enquiries have come from here/],
    ] as const) {
      await page.route('**/api/form/**', (route) => route.fulfill({ status, json: { error: '' } }))
      await button(getForm(page)).click()
      await expect(getForm(page).getByText(message)).toBeVisible()
      await expect(getForm(page).getByRole('link', { name: 'WhatsApp' })).toBeVisible()
      await expect(getForm(page).getByRole('status').locator(':focus')).toContainText(message)
      await expect(getForm(page).getByRole('textbox', { name: 'Name' })).toHaveValue('A Parent')
      // The browser logs the refused request.
      await expectMessages(messages, [expect.stringContaining(String(status))])
    }
  },
)

test(
  'sends an enquiry mistaken for an earlier one as a new one on the next attempt',
  desktopOnly,
  async ({ page, console: messages }) => {
    const keys: string[] = []
    await page.route('**/api/form/**', async (route) => {
      const headers = await route.request().allHeaders()
      keys.push(headers['idempotency-key']!)
      // The second enquiry has the key of the first.
      if (keys.length === 2) headers['idempotency-key'] = keys[0]!
      await route.continue({ headers })
    })
    await openHydrated(page, landing)
    await fillIn(getForm(page))
    await button(getForm(page)).click()
    const first = (await page.getByText(reference).textContent())!
    await page.getByRole('link', { name: 'Send another' }).click()
    await fillIn(getForm(page))
    await button(getForm(page)).click()
    await expect(getForm(page).getByText(/Nothing was stored/)).toBeVisible()
    await expect(getForm(page).getByRole('textbox', { name: 'Name' })).toHaveValue('A Parent')
    await expectMessages(messages, [expect.stringContaining('409')])
    await button(getForm(page)).click()
    await expect(page.getByText(succeeded)).toBeVisible()
    await expect(page.getByText(reference)).not.toHaveText(first)
  },
)

test(
  'keeps both copies of the form in step, and selects the class of a stage',
  desktopOnly,
  async ({ page }) => {
    await openHydrated(page, landing)
    await getForm(page).getByRole('textbox', { name: 'Name' }).fill('A Parent')
    const secondForm = getForm(page, 'Send your enquiry')
    await expect(secondForm.getByRole('textbox', { name: 'Name' })).toHaveValue('A Parent')
    await page.getByRole('link', { name: 'Enquire for Admission' }).nth(2).click()
    const field = getForm(page).getByRole('combobox', { name: 'Class' })
    await expect(field).toHaveValue('Class 7')
    await expect(field).toBeFocused()
    await expectUnobscured(field)
    await expect(secondForm.getByRole('combobox', { name: 'Class' })).toHaveValue('Class 7')
  },
)

test.describe('on a phone', () => {
  test.skip(({ isMobile }) => !isMobile, 'the bar is at the foot of small screens')
  test.use({ viewport: { width: 390, height: 844 } })

  test('leads by the bar back to the form on the page, without a reload', async ({ page }) => {
    await openHydrated(page, landing)
    await getForm(page).getByRole('textbox', { name: 'Name' }).fill('A Parent')
    await page.getByRole('heading', { name: 'Send your enquiry' }).scrollIntoViewIfNeeded()
    await page.getByRole('link', { name: 'Enquire', exact: true }).click()
    const name = getForm(page).getByRole('textbox', { name: 'Name' })
    await expect(name).toBeInViewport()
    await expect(name).toHaveValue('A Parent')
  })

  test('names the errors at each field, and gives a valid enquiry a reference number', async ({
    page,
  }) => {
    await openHydrated(page, landing)
    await button(getForm(page)).tap()
    await expect(getForm(page).getByRole('alert').getByRole('link')).toHaveText(messages)
    await expectAccessible(page, 'main')
    await fillIn(getForm(page))
    await button(getForm(page)).tap()
    await expect(page.getByText(reference)).toBeVisible()
    await expectUnobscured(page.getByRole('status').locator(':focus'))
  })

  for (const viewport of [
    { width: 390, height: 844 },
    { width: 768, height: 900 },
  ]) {
    test(`shows the first field in the first view at ${viewport.width} px (R-ENQUIRY-15)`, async ({
      page,
    }) => {
      await page.setViewportSize(viewport)
      await openComplete(page, landing)
      const bar = page.getByRole('navigation', { name: 'Call, chat or enquire' })
      const field = await getForm(page).getByRole('combobox', { name: 'Session' }).boundingBox()
      expect(field!.y + field!.height).toBeLessThanOrEqual((await bar.boundingBox())!.y)
    })
  }

  test('keeps the page within its limit of length (R-ENQUIRY-15)', async ({ page }) => {
    await openComplete(page, landing)
    const height = await page.evaluate(() => document.documentElement.scrollHeight)
    expect(height).toBeLessThanOrEqual(6000)
    const form = (await getForm(page).boundingBox())!
    const text = (await page
      .getByRole('heading', { name: /^From Pre-Nursery to Class XII/ })
      .boundingBox())!
    expect(form.y + form.height).toBeLessThan(text.y)
  })
})

test(
  'removes the prefix of a pasted number before it cuts the number to ten digits',
  desktopOnly,
  async ({ page }) => {
    await openHydrated(page, landing)
    const contact = getForm(page).getByRole('textbox', { name: 'Contact number' })
    await contact.focus()
    await page.evaluate(() => {
      const field = document.activeElement as HTMLInputElement
      field.value = '+91 98765 43210'
      field.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertFromPaste' }))
    })
    await expect(contact).toHaveValue('9876543210')
  },
)

test(
  'closes the dialog of the home page two seconds after a success, and keeps the reference visible',
  desktopOnly,
  async ({ page }) => {
    await page.clock.install()
    await page.goto('/')
    const dialog = page.getByRole('dialog', { name: 'Admission enquiry' })
    const opener = page
      .getByRole('main')
      .getByRole('link', { name: 'Enquire for admission' })
      .first()
    await opener.click()
    await enquiryHydrated(page)
    const form = enquiryFrame(page).getByRole('form')
    await fillIn(form)
    await page.clock.pauseAt(Date.now() + 60_000)
    await form.getByRole('textbox', { name: 'Name' }).press('Enter')
    const message = enquiryFrame(page).getByRole('status').locator(':focus')
    await expect(message).toContainText(succeeded)
    await expectUnobscured(message)
    const number = await enquiryFrame(page).getByText(reference).textContent()
    await page.clock.runFor(modalCloseDelay - 1)
    await expect(dialog).toBeVisible()
    await page.clock.runFor(1)
    await expect(dialog).toBeHidden()
    await page.clock.resume()

    const note = page.getByRole('status').filter({ hasText: 'Your enquiry has been received.' })
    await expect(note.locator(':focus')).toContainText(number!)
    await expectUnobscured(note.locator(':focus'))
    const sizeOf = (element: Locator) =>
      element.evaluate((node) => Number.parseFloat(getComputedStyle(node).fontSize))
    expect(await sizeOf(note.getByText(number!, { exact: true }))).toBeGreaterThanOrEqual(24)
    await expectAccessible(page, '#sent-enquiry')
    await page.keyboard.press('Tab')
    await expect(note.getByRole('link', { name: 'Save our number' })).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('button', { name: 'Close this message' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(note).toBeHidden()
    await expect(opener).toBeFocused()
  },
)
