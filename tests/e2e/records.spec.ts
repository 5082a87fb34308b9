import type { APIRequestContext, Browser, Page } from '@playwright/test'
import { parseStructuredData } from '../support/expect/structured-data'
import {
  desktopOnly,
  expect,
  expectAccessible,
  expectNoHorizontalScroll,
  test,
} from '../support/browser/test'

type Row = {
  _id: string
  title: string
  time?: string
  images: string[]
  attachments: string[]
}

/** The newest record of a list that matches. */
async function findRecord(
  request: APIRequestContext,
  list: string,
  matches: (row: Row) => unknown,
) {
  const rows: Row[] = await (await request.get(`/api/${list}/All/dvs`)).json()
  return rows.find(matches)!
}

/** An event with every optional field. */
const isComplete = ({ time, images, attachments }: Row) =>
  time && images.length > 1 && attachments.length > 0
const hasFile = ({ attachments }: Row) => attachments.length > 0

/** Escapes a text for a regular expression. */
const escapeRegExp = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** The structured data of the record; every page has a breadcrumb, too. */
const structuredData = async (page: Page): Promise<Record<string, unknown>> =>
  parseStructuredData(await page.content()).find((data) => data['@type'] !== 'BreadcrumbList')!

const openWithoutScript = async (browser: Browser, path: string) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(path)
  return page
}

test(
  'a parent opens an event from the list, and navigates to others from it',
  desktopOnly,
  async ({ page, request }) => {
    const event = await findRecord(request, 'events', isComplete)
    await page.goto(`/events?year=all&q=${encodeURIComponent(event.title)}`)
    const card = page.getByRole('article').filter({ hasText: event.title }).first()
    await card.getByRole('heading').getByRole('link').click()
    await expect(page).toHaveURL(/\/events\/[\da-f]{24}$/)
    await expect(page.getByRole('heading', { level: 1, name: event.title })).toBeVisible()
    await page.getByRole('link', { name: /^Earlier event/ }).click()
    await expect(page.getByRole('link', { name: /^Later event/ })).toContainText(event.title)
  },
)

test('an event leads to its album', desktopOnly, async ({ page, request }) => {
  const { _id, title } = await findRecord(request, 'events', ({ title }) =>
    /short plays/.test(title),
  )
  await page.goto(`/events/${_id}`)
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Six short plays' }).click()
  await expect(page.getByRole('heading', { level: 1, name: /Six short plays/ })).toBeVisible()
})

test('the pictures of an event fill their rows, whether there are one, two or three (R-PICTURE-4)', async ({
  page,
  request,
}) => {
  for (const count of [1, 2, 3]) {
    const { _id } = await findRecord(request, 'events', ({ images }) => images.length === count)
    await page.goto(`/events/${_id}`)
    const list = page
      .getByRole('list')
      .filter({ has: page.getByRole('link', { name: /^Picture / }) })
    const pictures = list.getByRole('listitem')
    await expect(pictures).toHaveCount(count)
    const { x, width } = (await list.boundingBox())!
    const boxes = await Promise.all((await pictures.all()).map((item) => item.boundingBox()))
    const isRow = page.viewportSize()!.width >= 640
    const [first, ...others] = boxes.map((box) => box!)
    const share = isRow ? ([1, 1 / 2, 2 / 3][count - 1] ?? 1) : 1
    expect(first!.width / width).toBeCloseTo(share, 1)
    const last = others.at(-1) ?? first!
    expect(last.x + last.width).toBeCloseTo(x + width, 0)
    // Beside the first one, they end where it does.
    if (isRow) expect(last.y + last.height).toBeCloseTo(first!.y + first!.height, 0)
  }
})

test('an event shows all its data, on the page and as structured data', async ({
  page,
  request,
}) => {
  const event = await findRecord(request, 'events', isComplete)
  const path = `/events/${event._id}`
  await page.goto(path)
  await expect(page).toHaveTitle(new RegExp(`^${escapeRegExp(event.title)}, \\d+ \\w+ \\d{4} \\|`))
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`${path}$`))
  const main = page.getByRole('main')
  await expect(main.getByText(event.time!, { exact: true })).toBeVisible()
  await expect(main.getByRole('link', { name: /^Attachment \(PDF, \d/ })).toHaveAttribute(
    'target',
    '_blank',
  )
  await expect(main.getByRole('link', { name: 'Add to calendar' })).toHaveAttribute(
    'href',
    `${path}.ics`,
  )
  const data = await structuredData(page)
  expect(data).toMatchObject({ '@type': 'Event', name: event.title })
  expect(data.startDate).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:00\+05:30$/)
  const preview = await page.locator('meta[property="og:image"]').getAttribute('content')
  const picture = await request.get(new URL(preview!).pathname + new URL(preview!).search)
  expect(picture.headers()['content-type']).toMatch(/^image\//)
  await expectAccessible(page, 'main')
  await expectNoHorizontalScroll(page, 320)
})

test('the pictures of an event open in the viewer', desktopOnly, async ({ page, request }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const event = await findRecord(request, 'events', isComplete)
  await page.goto(`/events/${event._id}`)
  const first = page.getByRole('link', { name: /^Picture 1 of/ })
  await first.click()
  const viewer = page.getByRole('dialog', { name: event.title })
  await expect(viewer).toContainText(`Picture 1 of ${event.images.length}`)
  await page.keyboard.press('Escape')
  await expect(viewer).toBeHidden()
  await expect(first).toBeFocused()
})

test(
  'shows the usual time for an event without one, and has none in its structured data (R-EVENTS-4)',
  desktopOnly,
  async ({ page, request }) => {
    const event = await findRecord(request, 'events', ({ time }) => !time)
    await page.goto(`/events/${event._id}`)
    await expect(page.getByRole('main').getByText('08:00 am', { exact: true })).toBeVisible()
    expect((await structuredData(page)).startDate).toMatch(/^\d{4}-\d\d-\d\d$/)
  },
)

test(
  'shows a news item with its file, and links its title in every list',
  desktopOnly,
  async ({ page, request }) => {
    const item = await findRecord(request, 'news', hasFile)
    const path = `/news/${item._id}`
    for (const list of ['/', '/news?year=all']) {
      await page.goto(list)
      const link = page.getByRole('link', { name: item.title, exact: true }).first()
      await expect(link).toHaveAttribute('href', path)
    }
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1, name: item.title })).toBeVisible()
    await expect(page.locator('meta[property="og:type"]')).toHaveAttribute('content', 'article')
    expect(await structuredData(page)).toMatchObject({
      '@type': 'NewsArticle',
      headline: item.title,
    })
    const file = page.getByRole('main').getByRole('link', { name: /^Attachment \(PDF, \d/ })
    const response = await request.get((await file.getAttribute('href'))!)
    expect(response.headers()['content-type']).toBe('application/pdf')
    await expectAccessible(page, 'main')
    await expectNoHorizontalScroll(page, 320)
  },
)

test(
  'a news item is shared with the share sheet of the device',
  desktopOnly,
  async ({ page, request }) => {
    const item = await findRecord(request, 'news', () => true)
    await page.addInitScript(() => {
      const shared: unknown[] = []
      Object.assign(window, { shared })
      navigator.share = async (data) => void shared.push(data)
    })
    await page.goto(`/news/${item._id}`)
    await page.getByRole('button', { name: 'Share', exact: true }).click()
    const shared = await page.evaluate(() => (window as unknown as { shared: ShareData[] }).shared)
    expect(shared).toHaveLength(1)
    expect(shared[0]!.title).toContain(item.title)
    expect(shared[0]!.url).toMatch(new RegExp(`/news/${item._id}$`))
  },
)

test(
  'without a share sheet its link is copied',
  desktopOnly,
  async ({ page, context, request }) => {
    const item = await findRecord(request, 'news', () => true)
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'share', { value: undefined })
    })
    await page.goto(`/news/${item._id}`)
    await page.getByRole('button', { name: 'Copy link' }).click()
    await expect(page.getByRole('status').filter({ hasText: 'The link is copied.' })).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
      new RegExp(`/news/${item._id}$`),
    )
    await expectAccessible(page, 'main')
  },
)

test(
  'without script a page has its pictures as links and can be sent by WhatsApp',
  desktopOnly,
  async ({ browser, request }) => {
    const event = await findRecord(request, 'events', isComplete)
    const page = await openWithoutScript(browser, `/events/${event._id}`)
    const whatsApp = page.getByRole('link', { name: 'Send on WhatsApp' })
    const text = new URL((await whatsApp.getAttribute('href'))!).searchParams.get('text')
    expect(text).toMatch(
      new RegExp(`^${escapeRegExp(event.title)}, .*\\nhttps?://.*/events/${event._id}$`),
    )
    await expect(page.getByRole('main').getByRole('button')).toHaveCount(0)
    await expect(page.getByRole('link', { name: /^Picture 1 of/ })).toHaveAttribute(
      'href',
      /^\/api\/image\//,
    )
    await page.context().close()
  },
)

test('shows that a record does not exist', desktopOnly, async ({ browser, request }) => {
  for (const [path, javaScriptEnabled] of [
    ['/news/64000000000000000000ffff', true],
    ['/events/64000000000000000000ffff', false],
  ] as const) {
    expect((await request.get(path)).status()).toBe(404)
    // A separate page, because the browser logs a 404 to the console.
    const context = await browser.newContext({ javaScriptEnabled })
    const page = await context.newPage()
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/is not here$/)
    await expect(page.locator('meta[name=robots]').first()).toHaveAttribute('content', /noindex/)
    await expect(page.getByRole('main').getByRole('link', { name: /^All / })).toBeVisible()
    if (javaScriptEnabled) await expectAccessible(page, 'main')
    await context.close()
  }
})

test('prints an event on one sheet', desktopOnly, async ({ page, request }) => {
  const event = await findRecord(request, 'events', isComplete)
  await page.goto(`/events/${event._id}`)
  await page.emulateMedia({ media: 'print' })
  for (const role of ['navigation', 'complementary', 'button', 'group'] as const) {
    await expect(page.getByRole(role), role).toHaveCount(0)
  }
  await expect(page.getByRole('heading', { level: 1, name: event.title })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Add to calendar' })).toBeHidden()
  await expect(page.getByRole('link', { name: /^All / })).toBeHidden()
})
