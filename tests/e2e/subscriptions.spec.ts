import { expect, test } from '../support/browser/test'

test('offers a subscription to the events, and a file of one event', async ({ page, request }) => {
  await page.goto('/events')
  const follow = page.getByRole('link', { name: 'Subscribe in a calendar app' })
  await expect(follow).toHaveAttribute('href', /^webcal:\/\/.+\/events\.ics$/)
  const file = page.getByRole('link', { name: 'Download the calendar file' })
  const all = await request.get((await file.getAttribute('href'))!)
  expect(all.headers()['content-type']).toBe('text/calendar; charset=utf-8')
  const [, id] = /^UID:event-([\w-]+)@/m.exec(await all.text())!
  const one = await request.get(`/events/${id}.ics`)
  expect(one.headers()['content-disposition']).toMatch(/^attachment; filename="event-.+\.ics"$/)
  expect((await one.text()).match(/BEGIN:VEVENT/g)).toHaveLength(1)
  await page.goto(`/events/${id}`)
  await expect(page.getByRole('link', { name: 'Add to calendar' })).toHaveAttribute(
    'href',
    `/events/${id}.ics`,
  )
})

test('offers a file of the dates of admission', async ({ page, request }) => {
  await page.goto('/admission/admission-schedule')
  const file = page.getByRole('link', { name: 'Download the calendar file' })
  const response = await request.get((await file.getAttribute('href'))!)
  expect(await response.text()).toContain('DTSTART;VALUE=DATE:20251008')
})

for (const [path, name] of [
  ['/news', 'News feed (Atom)'],
  ['/tabloid', 'Tabloid feed (Atom)'],
] as const) {
  test(`${path} has a feed, linked in its head for feed readers and on the page for visitors`, async ({
    page,
    request,
  }) => {
    await page.goto(path)
    const head = page.locator('link[rel="alternate"][type="application/atom+xml"]')
    const address = await page.getByRole('link', { name }).getAttribute('href')
    await expect(head).toHaveAttribute('href', new RegExp(`${address}$`))
    const feed = await request.get(address!)
    expect(feed.headers()['content-type']).toBe('application/atom+xml; charset=utf-8')
    const entries = [...(await feed.text()).matchAll(/<entry>.*?<link href="([^"]+)"/gs)]
    expect(entries.length).toBeGreaterThan(5)

    await page.goto(new URL(entries[0]![1]!).pathname)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(head).toHaveAttribute('href', new RegExp(`${address}$`))
  })
}

test('a missing event gets a short 404, and only GET is allowed', async ({ request }) => {
  const missing = await request.get('/events/none-such.ics')
  expect([missing.status(), await missing.text()]).toEqual([
    404,
    'There is no such event in the calendar.\n',
  ])
  for (const path of ['/events.ics', '/news.xml', '/tabloid.xml', '/api/health']) {
    expect((await request.post(path)).status()).toBe(405)
  }
})

test('shows the office how fresh the site is', async ({ request }) => {
  expect(await (await request.get('/api/health')).json()).toEqual({ status: 'ok' })
  const headers = { authorization: 'Bearer a secret of the tests' }
  const response = await request.get('/api/health', { headers })
  expect(response.status()).toBe(200)
  expect(response.headers()['cache-control']).toBe('no-store')
  const { status, collections, enquiries } = await response.json()
  expect(status).toBe('ok')
  expect(collections.news).toMatchObject({ source: 'live', ageSeconds: expect.any(Number) })
  expect(enquiries).toMatchObject({ dead: 0, depth: expect.any(Number) })
})
