import type { Page } from '@playwright/test'
import { expectAccessible, expectNoHorizontalScroll } from '../../support/browser/test'
import { type DeskSite, password, people } from '../../support/servers/desk-site'
import { expect, test } from './fixture'

/** Logging in with a passkey, on a virtual device of Chromium. */

test.skip(({ browserName }) => browserName !== 'chromium', 'only Chromium plays a device')

let desk: DeskSite
test.beforeAll(({ desk: shared }) => {
  desk = shared
})

const phone = { viewport: { width: 390, height: 844 } }

/** Adds a virtual device for passkeys to the browser of a page. It answers at once. */
async function addAuthenticator(page: Page) {
  const session = await page.context().newCDPSession(page)
  await session.send('WebAuthn.enable')
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
    },
  })
  /** Sets whether the device recognises its user. */
  const recognise = (isUserVerified: boolean) =>
    session.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified })
  return { recognise }
}

const main = (page: Page) => page.getByRole('main')
const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const problem = (page: Page) => main(page).getByRole('alert')
const passkeyButton = (page: Page) => page.getByRole('button', { name: 'Log in with a passkey' })

async function logOut(page: Page) {
  await page.getByText('Menu', { exact: true }).click()
  await page.getByRole('button', { name: 'Log out', exact: true }).click()
  await expect(page.getByRole('status')).toHaveText('You have logged out.')
}

async function addPasskey(page: Page, secret = password) {
  await page.goto('/desk/account')
  await page.getByLabel('Your password').fill(secret)
  await page.getByRole('button', { name: 'Add a passkey' }).click()
}

test('somebody adds a passkey, logs in with it, and removes it', async ({ browser }) => {
  test.setTimeout(120_000)
  const page = await desk.logIn(browser, 'passkeys', phone)
  const device = await addAuthenticator(page)
  await addPasskey(page, 'not this one')
  await expect(problem(page)).toContainText('This is not your password.')
  await device.recognise(false)
  await page.getByLabel('Your password').fill(password)
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  await expect(problem(page)).toContainText('The device made no passkey.')
  await device.recognise(true)
  await addPasskey(page)
  await expect(page.getByRole('status')).toContainText('Your passkey is added.')
  await expect(main(page)).toContainText('not used yet')
  await expectAccessible(page)
  await expectNoHorizontalScroll(page, 320)
  await addPasskey(page)
  await expect(problem(page)).toContainText('This device has a passkey for the desk already.')

  await logOut(page)
  await page.goto('/desk/history')
  await expect(page).toHaveURL(/\/desk\/log-in\?next=%2Fdesk%2Fhistory$/)
  await device.recognise(false)
  await passkeyButton(page).click()
  await expect(problem(page)).toContainText('No passkey was used.')
  await expectAccessible(page)
  await device.recognise(true)
  await passkeyButton(page).click()
  await expect(heading(page)).toHaveText('History')
  const cookie = (await page.context().cookies()).find(({ name }) => name === '__Host-desk')
  expect(cookie).toMatchObject({ httpOnly: true, secure: true, sameSite: 'Lax', path: '/' })

  await page.goto('/desk/account')
  const passkey = main(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: 'Remove' }) })
  await expect(passkey).toContainText('Last used')
  await passkey.getByRole('button', { name: 'Remove' }).click()
  await expect(page.getByRole('status')).toContainText('The passkey is removed.')
  await expect(passkey).toHaveCount(0)
  await logOut(page)
  await passkeyButton(page).click()
  await expect(problem(page)).toContainText('The desk does not know this passkey.')
  await page.goto('/desk')
  await expect(heading(page)).toHaveText('Log in')
  await page.context().close()
})

test('removes the passkeys when a link sets a new password', async ({ browser }) => {
  const page = await desk.logIn(browser, 'forgetful', phone)
  await addAuthenticator(page)
  await addPasskey(page)
  await expect(page.getByRole('status')).toContainText('Your passkey is added.')
  const link = (await desk.command('scripts/desk/desk.ts', 'reset', people.forgetful.email)).split(
    '\n',
  )[0]!
  await page.goto(link)
  await expect(main(page)).toContainText('your passkeys are removed')
  await page.getByLabel('New password').fill(password)
  await page.getByRole('button', { name: 'Set the password' }).click()
  await expect(page.getByRole('status')).toHaveText('Your password is set.')
  await logOut(page)
  await passkeyButton(page).click()
  await expect(problem(page)).toContainText('The desk does not know this passkey.')
  await page.context().close()
})

test('without scripts only the password is asked for', async ({ browser }) => {
  const page = await desk.logIn(browser, 'editor', { ...phone, javaScriptEnabled: false })
  await page.goto('/desk/account')
  // The text that a person sees: Playwright ignores `noscript` otherwise.
  await expect(main(page)).toContainText('switch on scripts', { useInnerText: true })
  await expect(page.getByLabel('Your password')).toHaveCount(0)
  await page.context().close()
  const visitor = await browser.newContext({ baseURL: desk.url, javaScriptEnabled: false })
  const logIn = await visitor.newPage()
  await logIn.goto('/desk/log-in')
  await expect(logIn.getByRole('button')).toHaveText(['Log in'])
  await visitor.close()
})
