import { openHydrated } from '../support/browser/navigation'
import {
  desktopOnly,
  expect,
  expectAccessible,
  expectNoHorizontalScroll,
  expectUnobscured,
  test,
} from '../support/browser/test'

const failed = 'Failed to load the blog. Please try again later.'

test('"Show More" adds six stories and moves the focus to the first of them', async ({ page }) => {
  await openHydrated(page, '/tabloid')
  const stories = page.getByRole('main').getByRole('article')
  await expect(stories).toHaveCount(6)
  await page.getByRole('link', { name: 'Show More' }).click()
  await expect(stories).toHaveCount(12)
  await expect(stories.nth(6).getByRole('heading', { level: 2 }).getByRole('link')).toBeFocused()
  await expect(page.getByRole('status')).toHaveText(/^Showing 12 of \d+ stories$/)

  const heading = stories.nth(7).getByRole('heading', { level: 2 })
  const title = await heading.textContent()
  await heading.getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1, name: title! })).toBeVisible()
  await page.goBack()
  await expect(stories).toHaveCount(12)
})

test('shows the start of a story on its card, cut between words, with links in reach', async ({
  page,
  request,
}) => {
  const stories: { title: string; description: string }[] = await (
    await request.get('/api/blog/All/dvs')
  ).json()
  await page.goto('/tabloid?show=60')
  const cards = page.getByRole('main').getByRole('article')
  for (const { title, description } of stories) {
    const card = cards.filter({ has: page.getByRole('heading', { level: 2, name: title }) })
    const lines = await card
      .locator('p, li')
      .evaluateAll((elements) => elements.map(({ textContent }) => textContent))
    const [kept] = lines
      .filter((line) => line !== 'No Image Available')
      .join(' ')
      // Names are kept on one line (R-CONTENT-8).
      .replaceAll('\u00a0', ' ')
      .split(/\s?…$/)
    const story = description.replace(/<\/(?:p|li)>/g, ' ').replace(/<[^>]+>/g, '')
    expect(kept!.length, title).toBeGreaterThan(150)
    expect(story.startsWith(kept!), title).toBe(true)
    expect(story.charAt(kept!.length), title).toMatch(/[\s\p{P}]/u)
  }
  const link = cards.getByRole('paragraph').getByRole('link').first()
  await link.focus()
  await expectUnobscured(link)
})

test('stories that fail to load can be requested again', desktopOnly, async ({ page }) => {
  await openHydrated(page, '/tabloid')
  await page.route('**/api/lists/tabloid?*', (route) =>
    route.fulfill({ status: 200, contentType: 'text/html', body: 'not a list' }),
  )
  await page.getByRole('link', { name: 'Show More' }).click()
  await expect(page.getByRole('main').getByRole('alert')).toContainText(
    'Failed to load blogs: Unexpected response',
  )
  await page.unroute('**/api/lists/tabloid?*')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(12)
})

test('without script, Show More is a link to a longer list', desktopOnly, async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto('/tabloid')
  await page.getByRole('link', { name: 'Show More' }).click()
  await expect(page).toHaveURL(/\/tabloid\?show=12#story-7$/)
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(12)
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/tabloid$/)
  await context.close()
})

test('a story has the same page at its slug and at its id', async ({ page, request }) => {
  await page.goto('/tabloid')
  await page.getByRole('main').getByRole('article').getByRole('link').first().click()
  await expect(page).toHaveURL(/\/tabloid\/[^/]+$/)
  const slug = new URL(page.url()).pathname
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`${slug}$`))
  await expectAccessible(page, 'main')
  await expectNoHorizontalScroll(page, 320)

  const [story] = await (await request.get('/api/blog/All/dvs')).json()
  const byId = await (await request.get(`/tabloid/${story._id}`)).text()
  expect(byId).toContain(`/tabloid/${story.blog_seo}"`)
})

test('the pictures of a story open in the viewer, and the focus returns', async ({
  page,
  request,
}) => {
  // The viewer accepts keys when its opening animation has ended: without motion, at once.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const [story] = await (await request.get('/api/blog/All/dvs')).json()
  await page.goto(`/tabloid/${story._id}`)
  const second = page.getByRole('link', { name: /^Picture 2 of \d/ })
  await second.click()
  const viewer = page.getByRole('dialog')
  await expect(viewer).toContainText(/Picture 2 of \d/)
  await page.keyboard.press('ArrowRight')
  await expect(viewer).toContainText(/Picture 3 of \d/)
  await expect(page).toHaveURL(/#picture-3$/)
  await page.keyboard.press('Escape')
  await expect(viewer).toBeHidden()
  await expect(page.getByRole('link', { name: /^Picture 3 of \d/ })).toBeFocused()
  await expect(page).toHaveURL(/^[^#]+$/)
})

test(
  'shows that a story is unknown, with and without script',
  desktopOnly,
  async ({ browser, request }) => {
    const response = await request.get('/tabloid/no-such-story')
    expect(response.status()).toBe(404)
    for (const javaScriptEnabled of [true, false]) {
      // A separate page, because the browser logs a 404 to the console.
      const context = await browser.newContext({ javaScriptEnabled })
      const page = await context.newPage()
      await page.goto('/tabloid/no-such-story')
      await expect(page.getByRole('main').getByText(failed)).toBeVisible()
      await expect(page.locator('meta[name=robots]').first()).toHaveAttribute('content', /noindex/)
      await expect(page.getByRole('link', { name: 'All stories' })).toHaveAttribute(
        'href',
        '/tabloid',
      )
      if (javaScriptEnabled) await expectAccessible(page, 'main')
      await context.close()
    }
  },
)

test('the old address of stories redirects to the new one', async ({ page, request }) => {
  for (const query of ['blog=a-night-with-the-telescope', 'id=a-night-with-the-telescope']) {
    const response = await request.get(`/tabloid-inner?${query}`, { maxRedirects: 0 })
    expect(response.status()).toBe(308)
    expect(new URL(response.headers().location!, 'http://site').pathname).toBe(
      '/tabloid/a-night-with-the-telescope',
    )
  }
  await page.goto('/tabloid-inner')
  await expect(page.getByText('No identifier provided for blog.')).toBeVisible()
})
