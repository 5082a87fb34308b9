import { randomBytes } from 'node:crypto'
import { existsSync, writeFileSync } from 'node:fs'
import { expect, type Page, test } from '@playwright/test'
import sharp from 'sharp'
import { postForm, send } from '../../support/browser/post-form'
import { type DeskCluster, startDeskCluster } from '../../support/servers/desk-cluster'
import { password, people } from '../../support/servers/desk-site'

/** The desk of two instances, with the files in an object store, through `deploy/nginx`. */

let cluster: DeskCluster
let origins: string[]
/** The session of the editor, as a header. */
let cookie: string

test.beforeAll(async () => {
  test.setTimeout(180_000)
  cluster = await startDeskCluster()
  const { nginx, instances } = cluster
  origins = [nginx.url, ...instances.map(({ url }) => url)]
  const fields = { email: people.editor.email, password }
  const { setCookie } = await postForm(`${nginx.url}/desk/log-in`, 'Log in', fields)
  cookie = setCookie[0]!.split(';')[0]!
})
test.afterAll(() => cluster?.remove())

/** A unique photograph. */
async function photo(): Promise<Buffer> {
  const raw = { width: 600, height: 400, channels: 3 } as const
  return sharp(randomBytes(600 * 400 * 3), { raw })
    .jpeg()
    .toBuffer()
}

type Draft = { id: string; title: string; picture: Buffer }

const newDraft = async (title: string): Promise<Draft> => ({
  id: randomBytes(12).toString('hex'),
  title,
  picture: await photo(),
})

/** Sends the form of a new event with its photograph and presses “Publish now”, like a browser without script. */
async function publish(origin: string, { id, title, picture }: Draft) {
  const form = new FormData()
  const fields = { kind: 'event', id, version: '', title, date: '2030-12-18', intent: 'publish' }
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  form.set('file:pictures', new File([new Uint8Array(picture)], 'IMG_1.jpg'))
  return send(`${origin}/desk/records/save`, {
    method: 'POST',
    body: form,
    headers: { origin, cookie },
  })
}

type Shown = { _id: string; title: string; images: string[] }

/** What visitors see. */
const fetchEvents = async (origin: string): Promise<Shown[]> =>
  (await (await fetch(`${origin}/api/events/dvs`)).json()) as Shown[]

const getFile = ({ images }: Shown) => `/api/image/${images[0]}`
const resized = (file: string, width = 480) =>
  `/_next/image?url=${encodeURIComponent(file)}&w=${width}&q=65`

const fetchStatus = async (url: string) => {
  const response = await fetch(url, { redirect: 'manual' })
  await response.arrayBuffer()
  return response.status
}

/** Waits until all origins agree. */
async function expectEverywhere<T>(expected: T, read: (origin: string) => Promise<T>) {
  for (const origin of origins)
    await expect.poll(() => read(origin), { message: origin, timeout: 20_000 }).toEqual(expected)
}

/** Not the alert with which Next announces a page. */
const problem = (page: Page) => page.getByRole('main').getByRole('alert')

/** A browser behind nginx in which the editor has logged in. */
async function editorPage(page: Page, path: string, origin = cluster.nginx.url) {
  const [name, value] = cookie.split('=') as [string, string]
  // `localhost` counts as secure, but a cookie of its http URL does not.
  await page.context().addCookies([{ name, value, url: 'https://localhost', secure: true }])
  await page.goto(origin + path)
}

test.describe.serial('two instances', () => {
  test('show what an editor publishes through nginx, and hide what is withdrawn', async ({
    page,
  }) => {
    test.setTimeout(120_000)
    const title = 'Winter concert in the auditorium'
    const text = async (origin: string, path: string) => (await fetch(origin + path)).text()
    // All caches have the list without it.
    for (const origin of origins) expect(await text(origin, '/events')).not.toContain(title)

    await editorPage(page, '/desk/records/new/event')
    await page.getByLabel('Title').fill(title)
    await page.getByLabel('First day').fill('2030-12-18')
    await page.getByText('More fields').click()
    const chooser = page.getByLabel('Choose photographs')
    await chooser.setInputFiles({
      name: 'IMG_1.jpg',
      mimeType: 'image/jpeg',
      buffer: await photo(),
    })
    await page.getByLabel('What does it show?').fill('Girls of class VII sing')
    await page.getByRole('button', { name: 'Publish now' }).click()
    await expect(page.getByRole('status').filter({ hasText: 'Published' })).toBeVisible()
    const id = /records\/([\da-f]{24})/.exec(page.url())![1]!

    const isShown = async (origin: string) =>
      (await fetchEvents(origin)).some((event) => event._id === id)
    await expectEverywhere(true, isShown)
    for (const path of [`/events/${id}`, '/events?year=2030&month=12', '/events.ics'])
      await expectEverywhere(true, async (origin) => (await text(origin, path)).includes(title))
    const file = getFile((await fetchEvents(cluster.nginx.url)).find(({ _id }) => _id === id)!)
    const sizes = [file, resized(file), resized(file, 1000), `${resized(file)}&`]
    for (const path of sizes) {
      await expectEverywhere(200, (origin) => fetchStatus(origin + path))
      await expectEverywhere(200, (origin) => fetchStatus(origin + path))
    }

    await page.getByText('Other actions').click()
    await page.getByRole('button', { name: 'Take it off the site' }).click()
    await expect(page.getByRole('status').filter({ hasText: 'a draft again' })).toBeVisible()
    for (const path of [...sizes, `/events/${id}`])
      await expectEverywhere(404, (origin) => fetchStatus(origin + path))
    await expectEverywhere(false, isShown)
    // The desk still shows it.
    const thumbnail = `${cluster.nginx.url}${file.replace('/api/image/', '/desk/media/')}?small`
    expect((await send(thumbnail, { headers: { cookie } })).status).toBe(200)
    expect((await send(thumbnail)).status).toBe(404)
  })

  test('leave nothing half done when one is killed while it publishes', async () => {
    test.setTimeout(180_000)
    const [one, other] = cluster.instances
    const kills = 8
    for (let number = 1; number <= kills; number++) {
      const draft = await newDraft(`A notice before kill ${number}`)
      const response = publish(one.url, draft).catch(() => undefined)
      await new Promise((resolve) => setTimeout(resolve, number * 40))
      await one.kill()
      const confirmed = (await response)?.location?.includes('done=published') ?? false
      // The other one serves, and whatever is visible is complete.
      for (const origin of [other.url, cluster.nginx.url]) {
        // Each instance looks for changes twice a second.
        const ids = async () => (await fetchEvents(origin)).map(({ _id }) => _id)
        if (confirmed) await expect.poll(ids).toContain(draft.id)
        for (const event of await fetchEvents(origin)) {
          expect(event.images, event.title).toHaveLength(1)
          const bytes = await (await fetch(origin + getFile(event))).arrayBuffer()
          expect((await sharp(Buffer.from(bytes)).stats()).channels).toHaveLength(3)
        }
      }
      // The same form again.
      const again = await publish(cluster.nginx.url, draft)
      expect([again.status, again.location]).toEqual([303, expect.stringMatching(/done=published/)])
      await one.start()
      await expectEverywhere([draft.title], async (origin) =>
        (await fetchEvents(origin)).filter(({ _id }) => _id === draft.id).map(({ title }) => title),
      )
    }
    const titles = (await fetchEvents(other.url)).map(({ title }) => title)
    expect(new Set(titles).size).toBe(titles.length)
    expect(titles.filter((title) => title.startsWith('A notice before kill'))).toHaveLength(kills)
  })

  test('render parts of a page of the desk: neither an upload nor a save reloads it', async ({
    page,
  }) => {
    await editorPage(page, '/desk/media')
    const loads: string[] = []
    page.on('request', (request) => {
      if (request.isNavigationRequest()) loads.push(request.url())
    })
    const parts = page.waitForResponse((response) => response.url().includes('_rsc='))
    await page
      .getByLabel('Choose photographs or PDFs')
      .setInputFiles({ name: 'Prize day.jpg', mimeType: 'image/jpeg', buffer: await photo() })
    await expect(page.getByRole('link', { name: /Prize day/ })).toBeVisible()
    expect((await parts).headers()['content-type']).toContain('text/x-component')
    expect(loads).toEqual([])

    await page.goto(`${cluster.nginx.url}/desk/records/new/news`)
    loads.length = 0
    await page.getByLabel('Title').fill('Saved while it is typed')
    await expect(page).toHaveURL(/draft=[\da-f]{24}/)
    await expect(page.locator('[data-autosave="saved"]')).toBeVisible()
    expect(loads).toEqual([])
  })

  for (const [failure, begin, end] of [
    ['hangs', 'freeze', 'thaw'],
    ['dies', 'kill', 'start'],
  ] as const) {
    test(`say so when the database ${failure}: nobody is logged out and nothing is lost`, async ({
      page,
    }) => {
      test.setTimeout(120_000)
      const { nginx, postgres } = cluster
      await editorPage(page, '/desk/records/new/news')
      const note = page.locator('[data-autosave]')
      await page.getByLabel('Title').fill('The first words')
      await expect(note).toHaveAttribute('data-autosave', 'saved')
      const alertPage = await page.context().newPage()
      await alertPage.goto(`${nginx.url}/desk/alerts`)

      await postgres[begin]()
      await page.getByLabel('Title').fill('The words while it was away')
      await expect(note).toHaveAttribute('data-autosave', 'offline', { timeout: 30_000 })
      const sentence = alertPage.getByLabel('The alert in one sentence')
      await sentence.fill('No bus on route 2')
      await alertPage.getByRole('button', { name: 'Put it on every page' }).click()
      await expect(problem(alertPage)).toContainText('cannot be reached', { timeout: 30_000 })
      await expect(sentence).toHaveValue('No bus on route 2')
      const other = await page.context().newPage()
      const response = await other.goto(`${nginx.url}/desk`)
      expect(response!.status()).toBe(503)
      await expect(other.getByRole('heading', { level: 1 })).toHaveText(
        'The desk cannot reach its database',
      )
      for (const origin of origins)
        for (const path of ['/', '/events', '/admission', '/news'])
          expect([path, await fetchStatus(origin + path)]).toEqual([path, 200])

      await postgres[end]()
      await expect(note).toHaveAttribute('data-autosave', 'saved', { timeout: 60_000 })
      await expect
        .poll(async () => (await other.goto(`${nginx.url}/desk`))!.status(), { timeout: 30_000 })
        .toBe(200)
      expect(new URL(other.url()).pathname).toBe('/desk')
      await other.goto(`${nginx.url}/desk/records?state=draft`)
      await expect(other.getByText('The words while it was away').first()).toBeVisible()
    })
  }
})

test.describe('a file that is too large', () => {
  /** Writes the file: Chromium reads it from the disk much faster than from the test. */
  const megabytes = (count: number) => {
    const file = test.info().outputPath(`IMG_${count}.jpg`)
    if (!existsSync(file)) writeFileSync(file, Buffer.alloc(count * 1_000_000, 1))
    return file
  }

  test('is refused with the limit by nginx and by the site, without script', async ({
    browser,
  }) => {
    test.setTimeout(120_000)
    const context = await browser.newContext({ javaScriptEnabled: false })
    const page = await context.newPage()
    for (const origin of origins.slice(0, 2)) {
      for (const [path, label, button] of [
        ['/desk/media', 'Choose photographs or PDFs', 'Upload'],
        ['/desk/certificates', 'Photograph or scan of the certificate', 'Save the certificate'],
      ] as const) {
        for (const size of [32, 35]) {
          await editorPage(page, path, origin)
          await page.getByLabel(label).setInputFiles(megabytes(size))
          await page.getByRole('button', { name: button }).click()
          await expect(page.locator('main')).toContainText('30 MB')
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        }
      }
    }
    await context.close()
  })

  test('is refused with the limit before it is sent, with script', async ({ page }) => {
    await editorPage(page, '/desk/media')
    await page.getByLabel('Choose photographs or PDFs').setInputFiles(megabytes(32))
    await expect(problem(page)).toContainText('The file is larger than 30 MB')
    await editorPage(page, '/desk/certificates')
    await page.getByLabel('Photograph or scan of the certificate').setInputFiles(megabytes(32))
    await page.getByRole('button', { name: 'Save the certificate' }).click()
    await expect(problem(page)).toContainText('The file is larger than 30 MB')
  })

  test('has the same status for scripts', async () => {
    const { nginx } = cluster
    const form = new FormData()
    form.set('file', new File([new Uint8Array(35_000_000)], 'IMG_1.jpg'))
    const { status } = await send(`${nginx.url}/desk/media/upload`, {
      method: 'POST',
      body: form,
      headers: { origin: nginx.url, cookie, accept: 'application/json' },
    })
    expect(status).toBe(413)
  })
})
