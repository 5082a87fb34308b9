import type { Browser, Page } from '@playwright/test'
import { expectAccessible, expectNoHorizontalScroll, soakOnly } from '../../support/browser/test'
import { type DeskSite, password, people } from '../../support/servers/desk-site'
import { expect, test } from './fixture'

/** Accounts from invitation to removal, and the first page. */

let desk: DeskSite
test.beforeAll(({ desk: shared }) => {
  desk = shared
})

const phone = { viewport: { width: 390, height: 844 } }
const next = 'quiet marble forty kettles'

const stranger = async (browser: Browser, javaScriptEnabled = true) =>
  (await browser.newContext({ baseURL: desk.url, ...phone, javaScriptEnabled })).newPage()

const press = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: name === 'Log in' }).click()
const heading = (page: Page) => page.getByRole('heading', { level: 1 })
/** Next has its own alert outside the page. */
const problem = (page: Page) => page.getByRole('main').getByRole('alert')

async function logIn(page: Page, email: string, secret: string) {
  await page.goto('/desk/log-in')
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Password').fill(secret)
  await press(page, 'Log in')
}

async function logOut(page: Page) {
  await page.getByText('Menu', { exact: true }).click()
  await press(page, 'Log out')
  await expect(page.getByRole('status')).toHaveText('You have logged out.')
}

/** The fragment is in no address that the site or a proxy sees. Without script the link is pasted. */
async function openLink(page: Page, link: string, javaScriptEnabled = true) {
  const sent: string[] = []
  page.on('request', (request) => sent.push(request.url()))
  await page.goto(link)
  if (!javaScriptEnabled) {
    await page.getByLabel('Your link').fill(link)
    await press(page, 'Open it')
  }
  await expect(heading(page)).not.toHaveText('Open your link')
  const token = new URL(link).hash.slice(1)
  expect(sent.filter((url) => url.split('#')[0]!.includes(token))).toEqual([])
  // Without script nothing can remove it from the address bar.
  if (javaScriptEnabled) expect(page.url()).not.toContain(token)
}

for (const javaScriptEnabled of [false, true]) {
  const [name, tags] = javaScriptEnabled ? ['with scripts', {}] : ['without scripts', soakOnly]
  test.describe(name, tags, () => {
    test('invites a person, who joins, changes the password and is removed', async ({
      browser,
    }) => {
      test.setTimeout(120_000)
      const name = javaScriptEnabled ? 'Nandini' : 'Bikash'
      const email = `${name.toLowerCase()}@school.example`
      const owner = await desk.logIn(browser, 'owner', { ...phone, javaScriptEnabled })
      await owner.goto('/desk/people')
      await owner.getByLabel('E-mail').fill('nobody')
      await press(owner, 'Make the invitation')
      await expect(problem(owner)).toContainText('is not an e-mail address')
      await owner.getByLabel('E-mail').fill(email)
      await owner.getByLabel('Role').selectOption('writer')
      await press(owner, 'Make the invitation')
      await expect(owner.getByRole('status')).toContainText(`Invitation for ${email}`)
      const link = await owner.getByLabel('Link').inputValue()

      const page = await stranger(browser, javaScriptEnabled)
      await openLink(page, link, javaScriptEnabled)
      await page.getByLabel('Your name').fill(name)
      await page.getByLabel('New password').fill('password1234')
      await press(page, 'Create my account')
      await expect(problem(page)).toContainText('too easy to guess')
      await expect(page.getByLabel('Your name')).toHaveValue(name)
      await page.getByLabel('New password').fill(password)
      await press(page, 'Create my account')
      await expect(page.getByRole('status')).toHaveText('Your account is ready.')
      await expect(heading(page)).toHaveText(
        new RegExp(`^Good (morning|afternoon|evening), ${name}$`),
      )
      const late = await stranger(browser, javaScriptEnabled)
      await openLink(late, link, javaScriptEnabled)
      await expect(heading(late)).toHaveText('This link does not work any more')

      await logIn(late, email, password)
      await expect(heading(late)).toContainText(name)
      await page.goto('/desk/account')
      await page.getByLabel('Name').fill(`${name} Rai`)
      await press(page, 'Save the name')
      await expect(page.getByRole('status')).toHaveText('Your name is saved.')
      await page.getByLabel('Password until now').fill('not this one')
      await page.getByLabel('New password').fill(next)
      await press(page, 'Change the password')
      await expect(problem(page)).toContainText('This is not your password.')
      await page.getByLabel('Password until now').fill(password)
      await page.getByLabel('New password').fill(next)
      await press(page, 'Change the password')
      await expect(page.getByRole('status')).toContainText('logged out everywhere else')
      await late.goto('/desk/account')
      await expect(late).toHaveURL(/\/desk\/log-in\?next=%2Fdesk%2Faccount$/)
      await logIn(late, email, password)
      await expect(problem(late)).toContainText('password is wrong')
      await late.goto('/desk/account')
      await late.getByLabel('E-mail').fill(email)
      await late.getByLabel('Password').fill(next)
      await press(late, 'Log in')
      await expect(heading(late)).toHaveText('My account')
      await press(late, 'Log out Chrome')
      await expect(late.getByRole('status')).toHaveText('That device is logged out.')
      await page.reload()
      await expect(heading(page)).toHaveText('Log in')
      await logOut(late)

      await owner.goto('/desk/people')
      await owner.getByRole('link', { name: `${name} Rai` }).click()
      await press(owner, 'Make the link')
      const reset = await owner.getByLabel('Link').inputValue()
      await openLink(page, reset, javaScriptEnabled)
      await page.getByLabel('New password').fill(password)
      await press(page, 'Set the password')
      await expect(page.getByRole('status')).toHaveText('Your password is set.')
      await owner.getByLabel('Role').selectOption('editor')
      await press(owner, 'Change the role')
      await expect(owner.getByRole('status')).toHaveText('The role is changed.')
      await page.goto('/desk/enquiries')
      await expect(heading(page)).toHaveText('Enquiries')
      await owner.getByText('Remove the account').click()
      await press(owner, `Remove ${name} Rai`)
      await expect(owner.getByRole('status')).toHaveText('The account is removed.')
      await page.reload()
      await expect(heading(page)).toHaveText('Log in')
      for (const open of [owner, page, late]) await open.context().close()
    })
  })
}

test('shows on the first page what is on the site, and links to a new notice, event or alert', async ({
  browser,
}) => {
  const page = await desk.logIn(browser, 'editor', phone)
  await page.goto('/desk')
  const write = page.getByRole('navigation', { name: 'Write' }).getByRole('link')
  await expect(write).toHaveText(['Notice', 'Event', 'Alert'])
  await expect(page.getByRole('main')).toContainText(/enquir(?:y is|ies are) new\./)
  await expect(
    page.getByRole('region', { name: 'On the site now' }).getByRole('listitem'),
  ).toHaveCount(5)
  await expect(page.getByRole('region', { name: 'Comes next' }).getByText('Scheduled')).toHaveCount(
    5,
  )
  await write.first().click()
  await expect(page).toHaveURL(/\/desk\/records\/new\/notice$/)
  const writer = await desk.logIn(browser, 'writer', phone)
  await writer.goto('/desk')
  await expect(writer.getByRole('navigation', { name: 'Write' }).getByRole('link')).toHaveText([
    'Notice',
    'Event',
    'Story',
  ])
  await expect(writer.getByRole('main')).not.toContainText('enquir')
  await writer.getByText('Menu', { exact: true }).click()
  await expect(writer.getByRole('navigation', { name: 'The desk' }).getByRole('link')).toHaveText([
    'Records',
    'Alerts',
    'Pictures and files',
    'History',
    'My account',
  ])
  for (const open of [page, writer]) await open.context().close()
})

for (const [person, path, title, whom] of [
  ['writer', '/desk/enquiries', 'Only an editor or an owner can do this', 'shows who publishes'],
  ['writer', '/desk/people', 'Only an owner can do this', 'the person who invited you'],
  ['editor', '/desk/people', 'Only an owner can do this', 'the person who invited you'],
] as const) {
  test(`tells a ${person} at ${path} who may open it and whom to ask`, async ({ browser }) => {
    const page = await desk.logIn(browser, person, phone)
    expect((await page.goto(path))?.status()).toBe(403)
    await expect(heading(page)).toHaveText(title)
    const main = page.getByRole('main')
    await expect(main).toContainText(whom)
    for (const { name, email } of [people.owner, people.second]) {
      await expect(main).not.toContainText(name)
      await expect(main).not.toContainText(email)
    }
    await page.context().close()
  })
}

test('does not remove the only owner', async ({ browser }) => {
  const page = await desk.logIn(browser, 'owner', phone)
  await page.goto('/desk/people')
  await page.getByRole('link', { name: people.owner.name }).click()
  await page.getByLabel('Role').selectOption('writer')
  await press(page, 'Change the role')
  await expect(problem(page)).toContainText('There must be an owner.')
  await page.getByText('Remove the account').click()
  await press(page, `Remove ${people.owner.name}`)
  await expect(page.getByRole('note')).toContainText('There must be an owner.')
  await page.context().close()
})

/** The path of the one-time link that a command prints. */
async function createLink(...args: string[]): Promise<string> {
  const [link] = (await desk.command('scripts/desk/desk.ts', ...args)).split('\n')
  const { pathname, hash } = new URL(link!)
  return pathname + hash
}

test('every screen of accounts is accessible, and fits a narrow phone', async ({ browser }) => {
  test.setTimeout(180_000)
  const owner = await desk.logIn(browser, 'owner')
  await owner.goto('/desk/people')
  await owner.getByRole('link', { name: people.writer.name }).click()
  await expect(heading(owner)).toHaveText(people.writer.name)
  const person = new URL(owner.url()).pathname
  const visitor = await (await browser.newContext({ baseURL: desk.url })).newPage()
  const writer = await desk.logIn(browser, 'writer')
  const joining = await createLink('invite', 'audited@school.example', '--role', 'writer')
  const resetting = await createLink('reset', people.second.email)
  for (const [page, paths] of [
    [owner, ['/desk', '/desk/people', person, '/desk/account', '/desk/no-such-page']],
    [visitor, ['/desk/log-in', '/desk/join', '/desk/forgotten', '/desk/new-password']],
    [await stranger(browser, true), [joining, resetting]],
    [writer, ['/desk/people']],
  ] as const) {
    for (const path of paths) {
      await page.goto(path)
      await page.setViewportSize({ width: 390, height: 844 })
      await expectAccessible(page)
      await expectNoHorizontalScroll(page, 320)
    }
    await page.context().close()
  }
})
