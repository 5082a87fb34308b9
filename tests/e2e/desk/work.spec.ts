import { readFile } from 'node:fs/promises'
import type { Browser, Page } from '@playwright/test'
import { expectAccessible, expectNoHorizontalScroll, soakOnly } from '../../support/browser/test'
import { newClientAddress } from '../../support/fixtures/client-address'
import { createContact } from '../../support/fixtures/enquiry'
import { postEnquiry } from '../../support/servers/post-enquiry'
import { type DeskSite, type PersonName } from '../../support/servers/desk-site'
import { expect, test } from './fixture'

/** What the office does besides records: alerts, enquiries, certificates, the history. */

let desk: DeskSite
test.beforeAll(({ desk: shared }) => {
  desk = shared
})

const phone = { viewport: { width: 390, height: 844 } }

const openDesk = (
  browser: Browser,
  person: PersonName,
  options: { javaScriptEnabled?: boolean } = {},
): Promise<Page> => desk.logIn(browser, person, { ...phone, ...options })

/** Searches a list of the desk. No address contains the words. */
async function find(page: Page, list: string, label: string, text: string) {
  const sent: string[] = []
  page.on('request', (request) => sent.push(request.url()))
  await page.goto(list)
  await page.getByLabel(label).fill(text)
  await page.getByRole('button', { name: 'Find' }).click()
  await page.waitForURL(/[?&]q=/)
  await expect(page.getByLabel(label)).toHaveValue(text)
  const words = [...sent, page.url()].map((url) => decodeURIComponent(url.replaceAll('+', ' ')))
  expect(words.filter((url) => url.includes(text))).toEqual([])
}

const publicHtml = async (path: string) => (await fetch(desk.url + path)).text()

const tomorrow = () => new Date(Date.now() + 86_400_000 + 330 * 60_000).toISOString().slice(0, 16)

for (const javaScriptEnabled of [false, true]) {
  const [name, tags] = javaScriptEnabled ? ['with scripts', {}] : ['without scripts', soakOnly]
  test.describe(name, tags, () => {
    test('an alert is set, read by parents and ended', async ({ browser }) => {
      const page = await openDesk(browser, 'editor', { javaScriptEnabled })
      const words = `Route 3 is late, ${javaScriptEnabled ? 'again' : 'today'}`
      await page.goto('/desk/alerts')
      await page.getByRole('radio', { name: 'Changed' }).check({ force: true })
      await page.getByLabel('The alert in one sentence').fill(words)
      await page.getByLabel('Until when?').fill(tomorrow())
      await page.getByText('Only for the hostel').click()
      await page.getByRole('checkbox', { name: 'Bus route 3' }).check()
      if (!javaScriptEnabled) await page.getByRole('button', { name: 'Show the preview' }).click()
      const preview = page.getByRole('region', { name: 'As parents will read it' })
      await expect(preview.getByRole('article')).toContainText(words)
      await expect(preview.getByRole('article')).toContainText('bus route 3')
      // Before the button publishes it.
      await expect(preview.getByRole('article')).toBeInViewport({ ratio: 0.9 })
      await expect(page.getByRole('button', { name: 'Put it on every page' })).toBeInViewport()
      await page.getByRole('button', { name: 'Put it on every page' }).click()
      await expect(page.getByRole('status')).toContainText('Every page shows it')
      await expect.poll(() => publicHtml('/contact')).toContain(words)

      await page.getByRole('button', { name: `End now: ${words}` }).click()
      await expect(page.getByRole('status')).toContainText('has ended')
      await expect(page.getByText('No alert is set.')).toBeVisible()
      await expect.poll(() => publicHtml('/contact')).not.toContain(words)
      await page.context().close()
    })

    test('an alert without words or with a past end is not set', async ({ browser }) => {
      const page = await openDesk(browser, 'editor', { javaScriptEnabled })
      await page.goto('/desk/alerts')
      await page.getByText('A link, a telephone number').click()
      await page.getByLabel('Page to read more').fill('nowhere')
      await page.getByLabel('Until when?').fill('2020-01-01T10:00')
      await page.getByRole('button', { name: 'Put it on every page' }).click()
      const summary = page.getByRole('alert').filter({ hasText: 'There is a problem' })
      await expect(summary).toBeFocused()
      await expect(summary).toContainText('The text is empty.')
      await expect(page.getByLabel('Page to read more')).toHaveValue('nowhere')
      await summary.getByRole('link', { name: /no link/ }).click()
      await expect(page.getByLabel('Page to read more')).toBeFocused()
      const sentence = page.getByLabel('The alert in one sentence')
      await sentence.fill('Closed today: snow')
      if (javaScriptEnabled) {
        await expect(sentence).toHaveAccessibleDescription(/^Say what/)
        await expect(sentence).not.toHaveAttribute('aria-invalid')
        await expect(summary).not.toContainText('The text is empty.')
      }
      await page.getByLabel('Page to read more').fill('')
      await page.getByRole('button', { name: 'Put it on every page' }).click()
      await expect(summary).toContainText('The end has passed already.')
      await expect(page.getByLabel('The alert in one sentence')).toHaveValue('Closed today: snow')
      await page.context().close()
    })

    test('finds an enquiry, marks it as called and adds a note', async ({ browser }) => {
      const number = javaScriptEnabled ? 1 : 2
      const { text } = await postEnquiry(desk.url, number)
      const { reference } = JSON.parse(text) as { reference: string }
      const page = await openDesk(browser, 'editor', { javaScriptEnabled })
      await page.goto('/desk/enquiries?state=new')
      await page.getByLabel('Name, number or e-mail').fill(createContact(number))
      await page.getByRole('button', { name: 'Find' }).click()
      await expect(page.getByRole('link', { name: 'Ring' })).toHaveCount(1)
      await page.getByRole('link', { name: `Parent number ${number}`, exact: true }).click()
      await expect(page.getByRole('link', { name: /^Ring 90000/ })).toHaveAttribute(
        'href',
        `tel:+91${createContact(number)}`,
      )
      await expect(page.getByRole('link', { name: /^WhatsApp/ })).toHaveAttribute(
        'href',
        `https://wa.me/91${createContact(number)}`,
      )
      await page.getByRole('button', { name: 'Called' }).click()
      await expect(page.getByRole('status')).toContainText('called')
      await expect(page.getByRole('button', { name: 'Called' })).toHaveAttribute(
        'aria-pressed',
        'true',
      )
      await page.getByRole('button', { name: 'Add the note' }).click()
      await expect(page.getByRole('alert').filter({ hasText: 'not saved' })).toContainText(
        'Write the note first.',
      )
      await page.getByLabel('Add a note').fill('Comes on Friday,\n<b>with</b> the child')
      await page.getByRole('button', { name: 'Add the note' }).click()
      await expect(page.getByRole('status')).toContainText('The note is saved.')
      await expect(page.getByText('<b>with</b> the child')).toBeVisible()
      await expect(page.getByLabel('Add a note')).toHaveValue('')

      await page.goto('/desk/history?kind=enquiry')
      const history = page.getByRole('main')
      await expect(history).toContainText(`Edith Editor looked at the enquiry ${reference}`)
      await expect(history).toContainText(`set the state of the enquiry ${reference}: called`)
      await expect(history).not.toContainText(`Parent number ${number}`)

      await page.goto(`/desk/enquiries/${reference}`)
      await page.getByText('Erase it, when the family asks').click()
      await page.getByRole('button', { name: 'Erase this enquiry' }).click()
      await expect(page.getByRole('status')).toContainText('erased')
      expect((await page.goto(`/desk/enquiries/${reference}`))?.status()).toBe(404)
      await page.context().close()
    })

    test('adds a certificate, which a family finds, replaces and removes it', async ({
      browser,
    }) => {
      const admission = javaScriptEnabled ? 'DVS/2024/0001' : 'DVS/2024/0002'
      const pupil = 'Pupil of a Test'
      const page = await openDesk(browser, 'editor', { javaScriptEnabled })
      const addPhotograph = async (file: string) => {
        await page.getByLabel('Photograph or scan of the certificate').setInputFiles(file)
        await page.getByRole('button', { name: 'Save the certificate' }).click()
      }
      await page.goto('/desk/certificates')
      await page.getByLabel('Admission number').fill(admission)
      await page.getByLabel('Pupil’s name').fill(pupil)
      await addPhotograph('tests/fixtures/desk/needs-password.pdf')
      await expect(page.getByRole('alert').first()).toContainText('opens with a password only')
      if (!javaScriptEnabled) {
        await page.getByLabel('Admission number').fill(admission)
        await page.getByLabel('Pupil’s name').fill(pupil)
      }
      await addPhotograph('content/certificates/sample-1.jpg')
      await expect(page.getByRole('status')).toContainText('The certificate is saved.')
      const first = await lookUp(admission, 'pupil of a  TEST')
      expect(first.subarray(0, 3).toString('hex')).toBe('ffd8ff')

      await find(page, '/desk/certificates', 'Number or name', admission)
      await page.getByRole('link', { name: 'Replace' }).click()
      await expect(page.getByLabel('Admission number')).toHaveValue(admission)
      await addPhotograph('content/certificates/sample-2.jpg')
      await expect(page.getByRole('status')).toContainText('The certificate is saved.')
      const second = await lookUp(admission, pupil)
      expect(second.equals(first)).toBe(false)

      await find(page, '/desk/certificates', 'Number or name', admission)
      await page.getByRole('button', { name: 'Remove' }).click()
      await expect(page.getByRole('status')).toContainText('The certificate is removed.')
      await expect(lookUp(admission, pupil)).rejects.toThrow('404')
      await page.context().close()
    })
  })
}

/** The certificate as the family receives it. */
async function lookUp(admission: string, name: string): Promise<Buffer> {
  const response = await fetch(`${desk.url}/api/tc/dvs`, {
    method: 'POST',
    headers: {
      origin: desk.url,
      'content-type': 'application/json',
      'x-forwarded-for': newClientAddress(),
    },
    body: JSON.stringify({ admission, name }),
  })
  if (!response.ok) throw new Error(String(response.status))
  const { data } = (await response.json()) as { data: string }
  return Buffer.from(await (await fetch(`${desk.url}/api/image/${data}`)).arrayBuffer())
}

test('keeps everything typed when the network fails', async ({ browser }) => {
  const { text } = await postEnquiry(desk.url, 3)
  const { reference } = JSON.parse(text) as { reference: string }
  const page = await openDesk(browser, 'editor')
  for (const { path, label, words, button, done } of [
    {
      path: '/desk/alerts',
      label: 'The alert in one sentence',
      words: 'The bridge at Madarihat is closed',
      button: 'Put it on every page',
      done: 'The alert is set.',
    },
    {
      path: `/desk/enquiries/${reference}`,
      label: 'Add a note',
      words: 'Rang twice, try again on Friday',
      button: 'Add the note',
      done: 'The note is saved.',
    },
  ]) {
    await page.goto(path)
    await page.getByLabel(label).fill(words)
    await page.context().setOffline(true)
    await page.getByRole('button', { name: button }).click()
    const summary = page.getByRole('alert').filter({ hasText: 'cannot be reached' })
    await expect(summary).toBeFocused()
    await expect(page.getByLabel(label)).toHaveValue(words)
    await page.context().setOffline(false)
    await page.getByRole('button', { name: button }).click()
    await expect(page.getByRole('status')).toContainText(done)
    await expect(page.getByLabel(label)).toHaveValue('')
    await expect(page.getByRole('main')).toContainText(words)
  }
  await page.goto('/desk/alerts')
  await page.getByRole('button', { name: /^End now/ }).click()
  await expect(page.getByRole('status')).toContainText('has ended')
  await page.context().close()
})

test('the enquiries of a list are downloaded as a table', async ({ browser }) => {
  await postEnquiry(desk.url, 30)
  const page = await openDesk(browser, 'editor')
  await find(page, '/desk/enquiries', 'Name, number or e-mail', 'Parent number 30')
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download these as a table' }).click(),
  ])
  expect(download.suggestedFilename()).toMatch(/^enquiries-\d{4}-\d\d-\d\d\.csv$/)
  const csv = await readFile(await download.path(), 'utf8')
  expect(csv).toContain('"Parent number 30"')
  expect(csv.trim().split('\r\n')).toHaveLength(2)
  await page.context().close()
})

test('offers the table only on the desk’s own page, and records each download in the history', async ({
  browser,
}) => {
  await postEnquiry(desk.url, 34)
  const list = '/desk/enquiries?state=new'
  const table = list.replace('?', '/export?')
  const cookie = await desk.cookieOf('second')
  const download = async (headers: Record<string, string>) => {
    const options = { headers: { cookie, ...headers }, redirect: 'manual' } as const
    const response = await fetch(desk.url + table, options)
    const isTable = (await response.text()).includes('Parent number 34')
    return [response.status, response.headers.get('location'), isTable]
  }
  const page = await openDesk(browser, 'second')
  const downloads = async () => {
    await page.goto('/desk/history?kind=enquiry')
    const entries = page.getByRole('main').getByRole('listitem')
    return entries.filter({ hasText: 'Sanjay Second downloaded the list of enquiries' }).count()
  }
  const before = await downloads()
  // From another site or program, or typed; old browsers send no `Sec-Fetch-Site`.
  const elsewhere: Record<string, string>[] = [
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { 'sec-fetch-site': 'none' },
    { referer: 'https://evil.example/desk/enquiries' },
    {},
  ]
  for (const headers of elsewhere) expect(await download(headers)).toEqual([303, list, false])
  expect(await downloads()).toBe(before)
  expect(await download({ 'sec-fetch-site': 'same-origin' })).toEqual([200, null, true])
  expect(await download({ referer: desk.url + list })).toEqual([200, null, true])
  expect(await downloads()).toBe(before + 2)
  await page.goto(table)
  await expect(page).toHaveURL(list)
  await page.context().close()
})

test('tells the second of two people who work on one enquiry', async ({ browser }) => {
  const { reference } = JSON.parse((await postEnquiry(desk.url, 31)).text) as { reference: string }
  const [one, other] = await Promise.all([openDesk(browser, 'editor'), openDesk(browser, 'second')])
  for (const page of [one, other]) await page.goto(`/desk/enquiries/${reference}`)
  await one.getByRole('button', { name: 'Visiting' }).click()
  await expect(one.getByRole('status')).toContainText('visiting')
  await other.getByRole('button', { name: 'Closed' }).click()
  await expect(other.getByRole('status')).toContainText('Somebody else has just set the state')
  await expect(other.getByRole('button', { name: 'Visiting' })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  for (const page of [one, other]) await page.context().close()
})

test('hides enquiries and certificates from a writer, also in the history', async () => {
  const get = async (path: string, person?: PersonName) =>
    fetch(desk.url + path, {
      redirect: 'manual',
      headers: person ? { cookie: await desk.cookieOf(person) } : {},
    })
  const { reference } = JSON.parse((await postEnquiry(desk.url, 32)).text) as { reference: string }
  expect((await get(`/desk/enquiries/${reference}`, 'editor')).status).toBe(200)
  for (const path of [
    '/desk/enquiries',
    `/desk/enquiries/${reference}`,
    '/desk/enquiries/export',
    '/desk/certificates',
    '/desk/certificates/abc',
  ]) {
    const response = await get(path, 'writer')
    expect([path, response.status]).toEqual([path, path.endsWith('/abc') ? 404 : 403])
    expect(await response.text()).not.toContain('Parent number')
    expect([path, (await get(path)).ok]).toEqual([path, false])
  }
  expect(await (await get('/desk/history', 'writer')).text()).not.toContain(reference)
  expect(await (await get('/desk/history', 'editor')).text()).toContain(reference)
})

const screens = ['/desk/alerts', '/desk/enquiries', '/desk/certificates', '/desk/history']

test('every screen is accessible, on a phone and on a wide screen', async ({ browser }) => {
  test.setTimeout(120_000)
  const { reference } = JSON.parse((await postEnquiry(desk.url, 33)).text) as { reference: string }
  const page = await openDesk(browser, 'editor')
  for (const path of [...screens, `/desk/enquiries/${reference}`]) {
    // High enough that the bar of buttons covers nothing: axe does not scroll.
    await page.setViewportSize({ width: 390, height: 4000 })
    await page.goto(path)
    await page.locator('main details').evaluateAll((all) => {
      for (const details of all) details.setAttribute('open', '')
    })
    await expectAccessible(page)
    await expectNoHorizontalScroll(page, 320)
  }
  // On a wide screen the same parts are in other places.
  await page.setViewportSize({ width: 1440, height: 4000 })
  await page.goto('/desk')
  await expectAccessible(page)
  await page.context().close()
})
