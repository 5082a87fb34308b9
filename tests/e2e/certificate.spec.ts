import { readFile } from 'node:fs/promises'
import type { Download, Page } from '@playwright/test'
import { openHydrated } from '../support/browser/navigation'
import {
  expect,
  expectAccessible,
  expectMessages,
  expectNoHorizontalScroll,
  test,
} from '../support/browser/test'
import { newClientAddress } from '../support/fixtures/client-address'

const path = '/academics/student-transfer-certificate'
const endpoint = '/api/tc/dvs'
const failed = 'Failed to process your request. Please try again later.'
const missing = 'Please fill in all fields'
const limited = 'Too many requests in a short time. Please try again later.'
const sample = { admission: 'DVS/2021/0147', name: 'sample  pupil one' }

/**
 * A certificate that does not exist. Each has another number, because a number allows only five wrong names an hour.
 */
const unknown = () => ({ admission: `DVS/2020/${randomBelow(1_000_000)}`, name: 'Somebody else' })

const randomBelow = (max: number) => Math.floor(Math.random() * max)
// A random client address for each worker, so that it does not use up the rate limit of others.
test.use({ extraHTTPHeaders: { 'x-forwarded-for': newClientAddress() } })

const form = (page: Page) => page.getByRole('form', { name: 'Get a certificate' })
const number = (page: Page) => form(page).getByLabel('Admission number')
const message = (page: Page) => form(page).getByRole('alert')

async function send(page: Page, { admission, name }: typeof sample) {
  await number(page).fill(admission)
  await form(page).getByLabel('Student full name').fill(name)
  await form(page).getByRole('button').click()
}

/** Sends the form and waits for the file. */
async function download(page: Page, pupil: typeof sample) {
  const [file] = await Promise.all([page.waitForEvent('download'), send(page, pupil)])
  return file
}

/** The form's own summary has the focus, and names the empty field (R-FORM-1). */
async function expectEmpty(page: Page) {
  await expect(message(page)).toContainText('There is a problem')
  await expect(message(page)).toContainText(missing)
  await expect(message(page)).toBeFocused()
  await expect(message(page)).toBeInViewport()
  await expect(form(page).getByText('Admission number is required')).toBeVisible()
}

async function expectCertificate(file: Download) {
  expect(file.suggestedFilename()).toBe('tc.jpg')
  const bytes = await readFile(await file.path())
  expect(bytes.subarray(0, 3).toString('hex')).toBe('ffd8ff')
  expect(bytes.length).toBeGreaterThan(10_000)
}

test.describe('the transfer certificate', () => {
  test.beforeEach(({ page }) => openHydrated(page, path))

  test('is saved as tc.jpg', async ({ page }) => {
    await expectCertificate(await download(page, sample))
    await expect(form(page).getByRole('status')).toHaveText(/It is tc\.jpg in your downloads/)
    await expectAccessible(page)
    await expectNoHorizontalScroll(page, 320)
  })

  test('has a sample in a frame of height 500, and a link to it', async ({ page }) => {
    const document = '/documents/transfer-certificate-sample.pdf'
    const frame = page.getByTitle('Sample transfer certificate')
    await frame.scrollIntoViewIfNeeded()
    await expect(frame).toHaveAttribute('src', document)
    await expect(frame).toHaveAttribute('height', '500')
    const sheet = frame.contentFrame().getByRole('img', { name: 'Sample transfer certificate' })
    await expect(sheet).toHaveJSProperty('naturalHeight', 1200)
    const link = page.getByRole('link', { name: 'Open the sample certificate (PDF)' })
    await expect(link).toHaveAttribute('href', document)
  })

  test('is not looked up before both fields are filled in', async ({ page }) => {
    const requests: string[] = []
    page.on('request', (request) => requests.push(new URL(request.url()).pathname))
    await form(page).getByRole('button').click()
    await expectEmpty(page)
    await expectAccessible(page)
    await expectNoHorizontalScroll(page, 320)
    await form(page).getByRole('link', { name: missing }).click()
    await expect(number(page)).toBeFocused()
    await number(page).fill('1')
    await expect(message(page)).toBeEmpty()
    expect(requests).not.toContain(endpoint)
  })

  test('shows a red message when it is not found, until the next edit', async ({
    page,
    console: messages,
  }) => {
    await send(page, unknown())
    await expect(message(page)).toContainText(failed)
    const [red, green] = (
      await message(page)
        .getByText(failed)
        .evaluate((text) => getComputedStyle(text).color)
    )
      .match(/\d+/g)!
      .map(Number)
    expect(red! - green!).toBeGreaterThan(100)
    await expectAccessible(page)
    await expectNoHorizontalScroll(page, 320)
    await form(page).getByLabel('Student full name').pressSequentially('x')
    await expect(message(page)).toBeEmpty()
    await expectMessages(messages, [expect.stringContaining('404')])
  })

  test('shows an alert when its file fails to load', async ({ page, console: messages }) => {
    await page.route('**/api/image/certificate/**', (route) => route.fulfill({ status: 502 }))
    const alerts: string[] = []
    page.on('dialog', async (dialog) => {
      alerts.push(`${dialog.type()}: ${dialog.message()}`)
      await dialog.accept()
    })
    await send(page, sample)
    await expect.poll(() => alerts).toEqual(['alert: Failed to download data.'])
    await expect(form(page).getByRole('button')).toBeEnabled()
    await expectMessages(messages, [expect.stringContaining('502')])
  })

  test('cannot be found by guessing names', async ({
    page,
    request,
    baseURL,
    console: messages,
  }) => {
    const { admission } = unknown()
    const guess = (name: string) =>
      request.post(endpoint, { data: { admission, name }, headers: { origin: baseURL! } })
    const guesses = await Promise.all(Array.from({ length: 6 }, (_, at) => guess(`Name ${at}`)))
    const statuses = guesses.map((response) => response.status()).sort()
    expect(statuses).toEqual([...Array.from({ length: 5 }, () => 404), 429])
    const refused = await guess('Name 12')
    expect(Number(refused.headers()['retry-after'])).toBeGreaterThan(0)
    await send(page, { admission, name: 'Name 13' })
    await expect(message(page)).toContainText(limited)
    await expectMessages(messages, [expect.stringContaining('429')])
  })
})

test('refuses requests from other sites', async ({ request }) => {
  const response = await request.post(endpoint, {
    data: sample,
    headers: { origin: 'https://evil.example' },
  })
  expect(response.status()).toBe(403)
  expect(response.headers()['cache-control']).toBe('no-store')
})

test('shows the messages of the form at the first tap, even before its script has loaded', async ({
  page,
}) => {
  let release = () => {}
  const waiting = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/_next/static/**/*.js*', async (route) => {
    await waiting
    await route.continue().catch(() => undefined)
  })
  await page.goto(path, { waitUntil: 'commit' })
  await form(page).getByRole('button').click()
  await expectEmpty(page)
  release()
})

test.describe('the transfer certificate without script', () => {
  test.use({ javaScriptEnabled: false })

  test('keeps the typed values when it is not found, then saves it as tc.jpg', async ({ page }) => {
    const wrong = unknown()
    const addresses: string[] = []
    page.on('request', (request) => addresses.push(request.url()))
    await page.goto(path)
    const response = page.waitForResponse((received) => received.request().method() === 'POST')
    await send(page, wrong)
    await expect(message(page)).toContainText(failed)
    expect((await response).headers()['cache-control']).toMatch(/no-store/)
    await expect(message(page)).toBeFocused()
    await expect(message(page)).toBeInViewport()
    await expect(number(page)).toHaveValue(wrong.admission)
    await expect(form(page).getByLabel('Student full name')).toHaveValue(wrong.name)
    expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe(path)
    expect(addresses.join(' ')).not.toMatch(/Somebody|DVS/)
    expect(await page.context().cookies()).toEqual([])
    expect(await (await page.request.get(path)).text()).not.toContain(wrong.name)

    await expectCertificate(await download(page, sample))
  })

  test('requires both fields, with the messages of the form', async ({ page }) => {
    await page.goto(path)
    await form(page).getByRole('button').click()
    await expectEmpty(page)
    await send(page, { admission: ' ', name: 'Somebody' })
    await expectEmpty(page)
    await expect(form(page).getByLabel('Student full name')).toHaveValue('Somebody')
  })
})
