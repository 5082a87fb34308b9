import type { Browser, Page } from '@playwright/test'
import { expectAccessible, expectNoHorizontalScroll, soakOnly } from '../../support/browser/test'
import { pdf, photo } from '../../support/fixtures/desk-files'
import { people, type DeskSite } from '../../support/servers/desk-site'
import { expect, test } from './fixture'

/** What the office does with records on its screens, and what a parent then sees. */

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true }
const withoutScript = { ...phone, javaScriptEnabled: false }

let site: DeskSite
test.beforeAll(({ desk }) => {
  site = desk
})

const read = async (path: string) => {
  const response = await fetch(site.url + path, { redirect: 'manual' })
  return { status: response.status, text: await response.text() }
}

/** Waits until the public site shows a text on a page. */
const expectPublic = (path: string, text: string, isThere = true) =>
  expect
    .poll(async () => (await read(path)).text.includes(text), `${path} has “${text}”`)
    .toBe(isThere)

/** Starts a record from the list, as the office does. */
async function begin(page: Page, kind: string) {
  await page.goto('/desk/records')
  await page
    .getByRole('navigation', { name: 'Write something new' })
    .getByRole('link', { name: kind, exact: true })
    .click()
}

/** Waits until the script of the form has loaded: text typed before is saved only after the next key. */
const ready = (page: Page) => expect(page.locator('[data-autosave]')).not.toBeEmpty()
const saved = (page: Page) => expect(page.locator('[data-autosave="saved"]')).toBeVisible()
const getRecordId = (page: Page) => /records\/([\da-f]{24})/.exec(page.url())![1]!
const done = (page: Page, text: string) =>
  expect(page.getByRole('status').filter({ hasText: text })).toBeVisible()
const publish = (page: Page, name = 'Publish now') => page.getByRole('button', { name }).click()

test('without scripts, files are added and removed one at a time, and nothing typed is lost', async ({
  browser,
}) => {
  const page = await site.logIn(browser, 'editor', withoutScript)
  await begin(page, 'Album')
  await page.getByLabel('Title').fill('House day')
  const chooser = page.getByLabel('Choose photographs')
  await chooser.setInputFiles(await photo(1))
  await page.getByRole('button', { name: 'Add the file' }).click()
  await done(page, 'The file is here')
  await expect(page.getByLabel('Title')).toHaveValue('House day')
  await chooser.setInputFiles({ ...pdf, name: 'x.jpg', buffer: Buffer.from('<script>') })
  await page.getByRole('button', { name: 'Add the file' }).click()
  await expect(page.getByRole('alert')).toContainText('neither a photograph')
  await chooser.setInputFiles(await photo(2))
  await page.getByRole('button', { name: 'Add the file' }).click()
  await page.getByRole('button', { name: /^Make it the first.*IMG_2/ }).click()
  const list = page.getByRole('list', { name: 'Photographs' }).getByRole('link')
  await expect(list).toHaveText([/IMG_2/, /IMG_1/])
  await page.getByLabel('What does it show?').first().fill('Green flags')
  await page.getByRole('button', { name: /^Remove.*IMG_1/ }).click()
  await expect(list).toHaveText([/IMG_2/])
  await expect(page.getByLabel('What does it show?')).toHaveValue('Green flags')
  await page.context().close()
})

test('says next to a field what is missing, and keeps the text', async ({ browser }) => {
  const page = await site.logIn(browser, 'editor', withoutScript)
  await begin(page, 'Event')
  await page.getByLabel('Where').fill('School auditorium')
  await publish(page)
  const summary = page.getByRole('alert')
  await expect(summary.getByRole('link')).toHaveText(['Give it a title.', 'Choose a day.'])
  await expect(page.getByLabel('Where')).toHaveValue('School auditorium')
  await page.getByLabel('Title').fill('Spring concert')
  await page.getByLabel('First day').fill('2031-03-18')
  await page.getByLabel('Time').fill('4 pm')
  await publish(page)
  await done(page, 'Published')
  const id = getRecordId(page)
  await expectPublic(`/events/${id}`, 'School auditorium')
  await expectPublic('/events?year=2031&month=3', 'Spring concert')
  await expectPublic('/events.ics', 'Spring concert')
  await page.context().close()
})

test('uploads photographs of an album together, and previews the album', async ({ browser }) => {
  const page = await site.logIn(browser, 'editor', phone)
  await begin(page, 'Album')
  await page.getByLabel('Title').fill('Sports day in pictures')
  const photos = await Promise.all(Array.from({ length: 4 }, (_, number) => photo(number + 1)))
  const chooser = page.getByLabel('Choose photographs')
  await expect(chooser).toHaveAttribute('multiple')
  await chooser.setInputFiles(photos)
  const files = page.getByRole('list', { name: 'Photographs' }).getByRole('listitem')
  await expect(files).toHaveCount(4)
  await saved(page)
  await expect(page.locator('[inert] [href^="/desk/media/"]')).toHaveCount(4)
  await publish(page)
  await done(page, 'Published')
  const id = getRecordId(page)
  await page.goto(`/beyond-academic/photo-categories?id=${id}`)
  const pictures = page.getByRole('list', { name: 'Sports day in pictures' }).getByRole('link')
  await expect(pictures).toHaveCount(4)
  expect((await page.request.get((await pictures.first().getAttribute('href'))!)).status()).toBe(
    200,
  )
  await page.context().close()
})

test('says why an upload failed, and tries again', async ({ browser }) => {
  const page = await site.logIn(browser, 'editor', phone)
  await begin(page, 'Album')
  const chooser = page.getByLabel('Choose photographs')
  await expect(chooser).toHaveAttribute('multiple')
  await chooser.setInputFiles([
    { name: 'IMG_1.HEIC', mimeType: 'image/heic', buffer: heic },
    await photo(3),
  ])
  await expect(page.getByRole('alert').filter({ hasText: 'is damaged' })).toBeVisible()
  await page.getByRole('button', { name: 'Leave it out' }).click()
  await page.context().setOffline(true)
  await chooser.setInputFiles(await photo(4))
  await expect(page.getByRole('alert').filter({ hasText: 'It was not sent' })).toBeVisible()
  await page.context().setOffline(false)
  await page.getByRole('button', { name: 'Try again' }).click()
  const files = page.getByRole('list', { name: 'Photographs' }).getByRole('listitem')
  await expect(files).toHaveCount(2)
  await page.context().close()
})
const heic = Buffer.concat([
  Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'),
  Buffer.alloc(100),
])

test('saves a story while it is typed, previews it, and shows it in the tabloid', async ({
  browser,
}) => {
  const page = await site.logIn(browser, 'editor', phone)
  await begin(page, 'Story')
  await page.getByLabel('Title').fill('Bush by bush')
  const story = page.getByRole('textbox', { name: /^Story/ })
  await story.fill('We planted **forty** bushes.\n\n- Class VI\n- Class VII')
  await saved(page)
  await expect(page).toHaveURL(/\?draft=[\da-f]{24}$/)
  await expect(page.locator('[inert] strong')).toHaveText('forty')
  await expect(page.locator('[inert] li')).toHaveText(['Class VI', 'Class VII'])
  await page.reload()
  await expect(story).toHaveValue(/forty/)
  await page
    .getByLabel('Choose a photograph')
    .first()
    .setInputFiles(await photo(5))
  await expect(page.getByRole('button', { name: /^Remove/ })).toBeVisible()
  await publish(page)
  await expect(
    page.getByRole('alert').filter({ hasText: 'what the cover photograph shows' }),
  ).toBeVisible()
  await page.getByLabel('What does the cover show?').fill('Young tea bushes')
  await publish(page)
  await done(page, 'Published')
  await expectPublic('/tabloid', 'Bush by bush')
  await expectPublic('/tabloid/bush-by-bush', '<strong>forty</strong>')
  await expectPublic('/tabloid/bush-by-bush', 'alt="Young tea bushes"')
  await page.context().close()
})

test('keeps only lists and bold of text pasted from Word', async ({ browser }) => {
  const page = await site.logIn(browser, 'editor')
  await begin(page, 'Story')
  const story = page.getByRole('textbox', { name: /^Story/ })
  await expect(page.getByText('Saved by itself')).toBeVisible()
  await story.focus()
  await story.evaluate((field) => {
    const data = new DataTransfer()
    data.setData(
      'text/html',
      '<p class=MsoNormal style="color:red">Bring <b>water</b></p><ul><li>Cap</li><li>Shoes <del>two</del></li></ul>',
    )
    data.setData('text/plain', 'Bring water')
    field.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
    )
  })
  await expect(story).toHaveValue('Bring **water**\n\n- Cap\n- Shoes')
  const note = page.getByText('The text had tracked changes.')
  await expect(note).toBeVisible()
  await page.getByRole('button', { name: 'I have read it' }).click()
  await expect(note).toBeHidden()
  await page.context().close()
})

test('keeps the text on the phone without a network, even when the page is closed', async ({
  browser,
}) => {
  const page = await site.logIn(browser, 'writer', phone)
  const context = page.context()
  await begin(page, 'News')
  await page.getByLabel('Title').fill('Before the tunnel')
  await saved(page)
  await context.setOffline(true)
  await page.getByRole('textbox', { name: /^Text/ }).fill('In the tunnel')
  await expect(page.getByText('Not sent yet, but stored on this device')).toBeVisible()
  await context.setOffline(false)
  await saved(page)

  await context.setOffline(true)
  await page.getByLabel('Title').fill('After the tunnel')
  await expect(page.getByText('Not sent yet, but stored on this device')).toBeVisible()
  const address = page.url()
  await page.close()
  await context.setOffline(false)
  const other = await context.newPage()
  await other.goto(address)
  await expect(other.getByLabel('Title')).toHaveValue('After the tunnel')
  await saved(other)
  await other.reload()
  await expect(other.getByLabel('Title')).toHaveValue('After the tunnel')
  await expect(other.getByRole('textbox', { name: /^Text/ })).toHaveValue('In the tunnel')
  await context.close()
})

test('shows the second of two people both texts, and loses neither', async ({ browser }) => {
  const first = await site.logIn(browser, 'editor', withoutScript)
  await begin(first, 'News')
  await first.getByLabel('Title').fill('One text')
  await first.getByRole('button', { name: 'Save draft' }).click()
  const path = `/desk/records/${getRecordId(first)}`
  const second = await site.logIn(browser, 'second', withoutScript)
  await second.goto(path)
  await first.getByLabel('Title').fill('The text of Edith')
  await first.getByRole('button', { name: 'Save draft' }).click()
  await second.getByLabel('Title').fill('The text of Sanjay')
  await second.getByRole('button', { name: 'Save draft' }).click()
  await expect(second.getByRole('heading', { level: 1 })).toHaveText(/Two people/)
  const theirs = second.getByRole('region', { name: `The text of ${people.editor.name}` })
  const mine = second.getByRole('region', { name: 'Your text' })
  await expect(theirs).toContainText('The text of Edith')
  await expect(mine).toContainText('The text of Sanjay')
  // The first person is not interrupted.
  await first.getByRole('textbox', { name: /^Text/ }).fill('And more')
  await first.getByRole('button', { name: 'Save draft' }).click()
  await done(first, 'Saved.')
  await second.reload()
  await second.getByRole('button', { name: 'Go on with mine' }).click()
  await expect(second.getByLabel('Title')).toHaveValue('The text of Sanjay')
  await second.goto(`${path}/versions`)
  await second
    .getByRole('listitem')
    .filter({ hasText: 'The text of Edith' })
    .first()
    .getByRole('button')
    .click()
  await done(second, 'The version is back')
  await expect(second.getByLabel('Title')).toHaveValue('The text of Edith')
  await Promise.all([first.context().close(), second.context().close()])
})

test('tells the second person while typing, with scripts', async ({ browser }) => {
  const first = await site.logIn(browser, 'editor', phone)
  await begin(first, 'News')
  await first.getByLabel('Title').fill('Shared')
  await first.getByRole('button', { name: 'Save draft' }).click()
  await done(first, 'Saved.')
  const second = await site.logIn(browser, 'second', phone)
  await second.goto(first.url())
  await Promise.all([ready(first), ready(second)])
  await first.getByLabel('Title').fill('Shared by Edith')
  await saved(first)
  await second.getByLabel('Title').fill('Shared by Sanjay')
  await second.getByRole('link', { name: 'See both texts' }).click()
  await expect(second.getByRole('region', { name: 'Your text' })).toContainText('Shared by Sanjay')
  await Promise.all([first.context().close(), second.context().close()])
})

test('schedules, publishes, changes, ends, deletes and restores a record', async ({ browser }) => {
  const page = await site.logIn(browser, 'editor', withoutScript)
  await begin(page, 'News')
  await page.getByLabel('Title').fill('Galoshes')
  await page.getByText('Later, or only for a time').click()
  await page.getByLabel('On the site from').fill('2031-01-05T08:00')
  await page.getByLabel('On the site until').fill('2031-01-04T08:00')
  await publish(page)
  await expect(page.getByRole('alert')).toContainText('It would end before it begins.')
  await expect(page.getByLabel('On the site from')).toHaveValue('2031-01-05T08:00')
  await page.getByLabel('On the site until').fill('2031-02-01T08:00')
  await publish(page)
  await done(page, 'It will appear on the site by itself.')
  await expect(page.getByText('From 5 January 2031, 8:00 am')).toBeVisible()
  await page.getByLabel('On the site from').fill('')
  await publish(page, 'Publish')
  await done(page, 'Published')
  await expectPublic('/news', 'Galoshes')
  await page.getByLabel('Title').fill('Galoshes from Monday')
  await page.getByRole('button', { name: 'Save for later' }).click()
  await expect(page.getByRole('note')).toHaveText(/^Parents still see the earlier text/)
  await page.getByLabel('Tell parents what changed').selectOption('Whatever changed')
  await publish(page, 'Publish changes')
  await expectPublic('/news', 'Galoshes from Monday')
  await expectPublic('/news', 'Corrected on')
  await page.getByText('Other actions').click()
  await page.getByRole('button', { name: 'End it now' }).click()
  await done(page, 'Ended.')
  await expectPublic('/news', 'Galoshes', false)
  await page.getByText('Other actions').click()
  await page.getByRole('button', { name: 'Move it to the bin' }).click()
  await done(page, 'It is in the bin.')
  await page.goto('/desk/records?state=deleted')
  await page.getByRole('link', { name: 'Galoshes from Monday' }).click()
  await page.getByRole('button', { name: 'Take it out of the bin' }).click()
  await done(page, 'It is out of the bin.')
  await page.goto('/desk/records?kind=news&q=galoshes')
  await expect(page.getByRole('link', { name: 'Galoshes from Monday' })).toBeVisible()
  await page.context().close()
})

test('names the time of publication on the button, its day in the list, and what changed in the versions', async ({
  browser,
}) => {
  const page = await site.logIn(browser, 'editor', phone)
  await begin(page, 'Event')
  await page.getByLabel('Title').fill('Kite morning')
  await page.getByLabel('First day').fill('2031-01-14')
  await page.getByLabel('Where').fill('Lower field')
  await saved(page)
  const button = page.getByRole('button', { name: /^Publish/ })
  await expect(button).toHaveText('Publish now')
  await page.getByText('Later, or only for a time').click()
  await page.getByLabel('On the site from').fill('2031-01-05T08:00')
  await expect(button).toHaveText('Publish on 5 January 2031, 8:00 am')
  await page.getByLabel('On the site from').fill('2020-01-05T08:00')
  await expect(button).toHaveText('Publish now')
  await page.getByLabel('On the site from').fill('')
  await expect(button).toHaveText('Publish now')
  await button.click()
  await done(page, 'Published')
  await expect(
    page.getByText(/^It is on Events, .* home page while it is among the newest\.$/),
  ).toBeVisible()

  await ready(page)
  await page.getByLabel('Where').fill('Upper field')
  await saved(page)
  await expect(page.getByRole('note')).toHaveText(/^Parents still see the earlier text/)
  const id = getRecordId(page)
  await page.goto('/desk/records?q=kite')
  await expect(page.getByRole('listitem').filter({ hasText: 'Kite morning' })).toContainText(
    '14 January 2031 · Event · Upper field',
  )
  await expect(page.getByRole('listitem').filter({ hasText: 'Kite morning' })).not.toContainText(
    'Edith',
  )
  await page.goto(`/desk/records/${id}/versions`)
  await expect(page.getByRole('listitem').first()).toContainText('Changed: Where')
  await page.context().close()
})

test('a writer saves and uploads, and cannot publish', async ({ browser }) => {
  const page = await site.logIn(browser, 'writer', phone)
  await begin(page, 'News')
  await expect(page.getByText('An editor publishes it.')).toBeVisible()
  await expect(page.getByRole('button', { name: /Publish/ })).toHaveCount(0)
  await page.getByLabel('Title').fill('By a writer')
  await saved(page)
  const status = await page.evaluate(async () => {
    const form = new FormData(document.querySelector<HTMLFormElement>('main form[enctype]')!)
    form.set('intent', 'publish')
    return (await fetch('/desk/records/save', { method: 'POST', body: form })).status
  })
  expect(status).toBe(403)
  await expectPublic('/news', 'By a writer', false)
  await page.context().close()
})

for (const javaScriptEnabled of [true, false]) {
  const scripts = javaScriptEnabled ? 'with' : 'without'
  test(`photographs are described one after the other, ${scripts} scripts`, async ({ browser }) => {
    const page = await site.logIn(browser, 'editor', { ...phone, javaScriptEnabled })
    await page.goto('/desk/media')
    const file = await photo(javaScriptEnabled ? 21 : 22)
    const chooser = page.getByLabel('Choose photographs or PDFs')
    if (javaScriptEnabled) await expect(chooser).toHaveAttribute('multiple')
    await chooser.setInputFiles(file)
    if (!javaScriptEnabled) await page.getByRole('button', { name: 'Upload' }).click()
    await expect(page.getByRole('link', { name: file.name })).toBeVisible()
    await page.goto('/desk/media?show=undescribed')
    const photograph = page.getByRole('listitem').filter({ hasText: file.name })
    const description = photograph.getByLabel('What does it show?')
    const save = photograph.getByRole('button', { name: 'Save the description' })
    await description.fill('Two girls with a trophy')
    if (javaScriptEnabled) {
      await page.context().setOffline(true)
      await save.click()
      await expect(photograph.getByRole('alert')).toBeFocused()
      await expect(photograph.getByRole('alert')).toContainText('cannot be reached')
      await expect(description).toHaveValue('Two girls with a trophy')
      await page.context().setOffline(false)
    }
    await save.click()
    await done(page, 'The description is saved.')
    await expect(page.getByRole('search').getByRole('combobox')).toHaveValue('undescribed')
    await expect(photograph).toHaveCount(0)
    await page.context().close()
  })
}

test('uploads that are hostile or not from the desk are refused', soakOnly, async ({ browser }) => {
  const page = await site.logIn(browser, 'editor')
  await page.goto('/desk/media')
  const post = (parts: [string, string][], accept = 'application/json') =>
    page.evaluate(
      async ([parts, accept]) => {
        const body = new FormData()
        for (const [name, text] of parts) {
          const bytes = Uint8Array.from(text, (character) => character.charCodeAt(0))
          body.append('file', new File([bytes], name, { type: 'image/jpeg' }))
        }
        const headers = { Accept: accept }
        const response = await fetch('/desk/media/upload', { method: 'POST', body, headers })
        return { status: response.status, result: await response.json().catch(() => null) }
      },
      [parts, accept] as const,
    )
  for (const text of [
    '<html><script>alert(1)</script></html>',
    '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>',
    'MZ\x90\0',
    '',
  ])
    expect((await post([['photo.jpg', text]])).status).toBe(422)
  const script = '<script>alert(document.cookie)</script>'
  const polyglot = (await photo(0)).buffer.toString('latin1') + script
  const { status, result } = await post([['../../x"><img src=x onerror=alert(1)>.html', polyglot]])
  expect([status, result.media.type]).toEqual([201, 'image/jpeg'])
  expect(result.media.name).toMatch(/^desk\/[\da-f]{32}\.jpg$/)
  const stored = await page.request.get(result.media.href.replace('/api/image/', '/desk/media/'))
  expect(stored.headers()['content-type']).toBe('image/jpeg')
  expect((await stored.body()).includes('script')).toBe(false)
  // Visitors get it only with a live record: no other test uploads this photograph.
  expect((await read(result.media.href)).status).toBe(404)
  expect((await read(result.media.href.replace('/api/image/', '/desk/media/'))).status).toBe(404)
  for (const path of ['..%2f..%2fsite.db', '%2e%2e/x', 'desk/none.jpg'])
    expect((await page.request.get(`/desk/media/${path}`)).status()).toBe(404)
  expect((await post([['big.jpg', `\xff\xd8\xff${'x'.repeat(34_000_000)}`]])).status).toBe(413)

  const cookies = (await page.context().cookies()).map(({ name, value }) => `${name}=${value}`)
  const body = () => {
    const form = new FormData()
    form.set('file', new File([new Uint8Array(pdf.buffer)], 'a.pdf'))
    return form
  }
  const send = async (headers: Record<string, string>, path = '/desk/media/upload') =>
    (await fetch(site.url + path, { method: 'POST', body: body(), headers, redirect: 'manual' }))
      .status
  const json = { Accept: 'application/json' }
  const cookie = cookies.join('; ')
  expect(await send({ ...json, Origin: site.url })).toBe(401)
  expect(await send({ Origin: site.url })).toBe(303)
  for (const path of ['/desk/media/upload', '/desk/records/save']) {
    expect(await send({ ...json, cookie, Origin: 'https://evil.example' }, path)).toBe(403)
    expect(await send({ cookie, Origin: 'null' }, path)).toBe(403)
    expect(await send({ cookie, 'Sec-Fetch-Site': 'cross-site' }, path)).toBe(403)
  }
  expect(await send({ ...json, cookie, Origin: site.url })).toBe(201)
  await page.context().close()
})

test(
  'a script in any field of any kind does nothing on the public site',
  soakOnly,
  async ({ browser }) => {
    test.setTimeout(120_000)
    const page = await site.logIn(browser, 'editor')
    const hostile = (field: string) =>
      `${field} <img src=x onerror="hacked=1"></textarea><script>hacked=1</script>"><svg onload=hacked=1> [x](javascript:hacked=1)`
    const ids: Record<string, string> = {}
    for (const kind of [
      'notice',
      'news',
      'event',
      'album',
      'story',
      'highlight',
      'popup',
      'registration',
      'career-notice',
    ]) {
      await page.goto(`/desk/records/new/${kind}`)
      await page.locator('main form details').evaluateAll((folds) => {
        for (const fold of folds) (fold as HTMLDetailsElement).open = true
      })
      const fields = page.locator('main form[enctype] :is(input[type=text], textarea)')
      for (const field of await fields.all()) {
        const name = (await field.getAttribute('name'))!
        const values: Record<string, string> = { url: '/admission', address: `a-${kind}` }
        await field.fill(
          values[name] ??
            hostile(name).slice(0, name === 'time' ? 60 : name === 'venue' ? 120 : 150),
        )
      }
      for (const day of await page.locator('main input[type=date]').all())
        await day.fill('2026-11-20')
      if (kind === 'album') {
        await page.getByLabel('Choose photographs').setInputFiles(await photo(8))
        await expect(page.getByRole('link', { name: 'IMG_8.jpg' })).toBeVisible()
      }
      await publish(page)
      await done(page, 'Published')
      ids[kind] = getRecordId(page)
      expect(await page.evaluate(() => 'hacked' in window)).toBe(false)
    }
    await page.context().close()

    const visitor = await (await browser.newContext({ baseURL: site.url })).newPage()
    const wrong: string[] = []
    visitor.on('pageerror', (error) => wrong.push(String(error)))
    visitor.on('dialog', (dialog) => wrong.push(dialog.message()))
    visitor.on('console', (message) => {
      if (message.type() === 'error') wrong.push(message.text())
    })
    for (const path of [
      '/',
      '/news',
      `/news/${ids.notice}`,
      `/news/${ids.news}`,
      '/events?year=2026&month=11',
      `/events/${ids.event}`,
      '/beyond-academic/events-gallery',
      `/beyond-academic/photo-categories?id=${ids.album}`,
      '/tabloid',
      '/tabloid/a-story',
      '/academics/careercounseling',
      '/calendar',
      '/search?q=title',
    ]) {
      await visitor.goto(path)
      await visitor.mouse.wheel(0, 600)
      expect([path, await visitor.evaluate(() => 'hacked' in window)]).toEqual([path, false])
      expect([
        path,
        await visitor.locator('svg[onload], img[onerror], a[href^="javascript"]').count(),
      ]).toEqual([path, 0])
    }
    expect(wrong).toEqual([])
    await visitor.context().close()
  },
)

/**
 * Saves a record as two people.
 * @returns the address at which the second sees both texts
 */
async function createConflict(browser: Browser, record: string): Promise<string> {
  const pages = await Promise.all([
    site.logIn(browser, 'editor', withoutScript),
    site.logIn(browser, 'second', withoutScript),
  ])
  for (const page of pages) await page.goto(record)
  for (const page of pages) {
    await page.getByLabel('Title').fill(`Audited by ${pages.indexOf(page)}`)
    await page.getByRole('button', { name: 'Save draft' }).click()
  }
  await expect(pages[1]!.getByRole('heading', { level: 1 })).toHaveText(/Two people/)
  const { pathname, search } = new URL(pages[1]!.url())
  for (const page of pages) await page.context().close()
  return pathname + search
}

test('every screen of records and files is accessible, and fits a narrow phone', async ({
  browser,
}) => {
  test.setTimeout(120_000)
  const page = await site.logIn(browser, 'editor', phone)
  await begin(page, 'News')
  await page.getByLabel('Title').fill('Audited')
  await page.getByRole('button', { name: 'Save draft' }).click()
  await done(page, 'Saved.')
  const record = `/desk/records/${getRecordId(page)}`
  const conflict = await createConflict(browser, record)
  await page.goto('/desk/records?kind=album&state=live')
  const links = page.getByRole('main').getByRole('list').last().getByRole('link')
  const [live, deleted] = await links.evaluateAll((albums) =>
    albums.map((album) => album.getAttribute('href')!),
  )
  await page.goto(deleted!)
  await page.getByText('Other actions').click()
  await page.getByRole('button', { name: 'Move it to the bin' }).click()
  await done(page, 'It is in the bin.')
  // Together they have every kind of input, and the table renders the others from the same components.
  const kinds = ['event', 'album', 'story', 'popup', 'registration']
  for (const path of [
    '/desk/records',
    '/desk/records?state=scheduled',
    '/desk/records?state=deleted',
    ...kinds.map((kind) => `/desk/records/new/${kind}`),
    record,
    `${record}?check=1`,
    `${record}/versions`,
    conflict,
    live!,
    `${live}?done=published`,
    deleted!,
    '/desk/media',
    '/desk/media?refused=heic',
    '/desk/records/000000000000000000000000',
  ]) {
    // High enough that the bar of buttons covers nothing: axe does not scroll.
    await page.setViewportSize({ width: 390, height: 4000 })
    await page.goto(path)
    await expectAccessible(page)
    await expectNoHorizontalScroll(page, 320)
  }
  await page.context().close()
})
