import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { expect, test } from '../support/browser/test'
import { copyBuild } from '../support/servers/build-copy'
import { startOffice } from '../support/servers/run-desk-process'
import { freePort } from '../support/servers/ports'
import { type Site, startSite } from '../support/servers/site'
import type { Task } from '../support/servers/desk-process'

/** Two instances with one database, and the office in another process. No timer regenerates a page meanwhile. */

let folder: string
let settings: Record<string, string>
let builds: Awaited<ReturnType<typeof copyBuild>>[]
let sites: Site[]

test.beforeAll(async () => {
  test.setTimeout(120_000)
  folder = await mkdtemp(path.join(tmpdir(), 'site-desk-'))
  settings = {
    DATA_DIR: folder,
    DATABASE_URL: '',
    REDIS_URL: '',
    CONTENT_API_URL: '',
    DESK_SECRET: 'a secret of the desk with more than 32 characters',
  }
  await startOffice(settings).command('scripts/desk/desk.ts', 'import')
  builds = await Promise.all([copyBuild(), copyBuild()])
  sites = await Promise.all(
    builds.map(async ({ distDir }) =>
      startSite(await freePort(), { ...settings, NEXT_DIST_DIR: distDir }),
    ),
  )
})
test.afterAll(async () => {
  await Promise.all((sites ?? []).map((site) => site.kill()))
  await Promise.all((builds ?? []).map((build) => build.remove()))
  await rm(folder, { recursive: true, force: true })
})

type Result = { outcome: string; record: { id: string; version: number }; media: { name: string } }

const office = async (task: Task) => (await startOffice(settings).office(task)) as Result

const get = async (site: Site, path: string) => {
  const response = await fetch(site.url + path, { redirect: 'manual' })
  return { status: response.status, text: await response.text() }
}

/** Waits until an instance has noticed the change. From then on, the first visitor of each other page must see it. */
const noticed = (site: Site, title: string, isThere: boolean) =>
  expect
    .poll(async () => (await get(site, '/')).text.includes(title), { timeout: 20_000 })
    .toBe(isThere)

/**
 * Pages expire a second time ten seconds after a change or a start. If the next change falls into that moment, the home
 * page shows it although the instance has not noticed it yet.
 */
const secondExpiry = () => setTimeout(14_000)

const pages = ['/news', '/news.xml', '/sitemap-news.xml']

test('what the office publishes is on the pages of every instance for the first visitor', async () => {
  test.setTimeout(180_000)
  const title = 'Buses run on Saturday'
  const form = { title, text: 'All five routes.', date: '2026-11-24', url: '' }
  for (const site of sites) {
    for (const path of ['/', ...pages]) expect((await get(site, path)).status).toBe(200)
    expect((await get(site, '/news')).text.includes(title)).toBe(false)
  }
  const { media } = await office({
    do: 'upload',
    file: 'content/media/documents/puja-vacation-2026.pdf',
  })
  const file = `/api/image/${media.name}`
  for (const site of sites) expect((await get(site, file)).status).toBe(404)

  await secondExpiry()
  const { record } = await office({
    do: 'publish',
    kind: 'notice',
    form: { ...form, documents: [media.name] },
  })
  for (const site of sites) {
    await noticed(site, title, true)
    for (const path of [...pages, `/news/${record.id}`]) {
      // Sitemaps have paths, without titles.
      const sign = path.startsWith('/sitemap') ? record.id : title
      expect([path, (await get(site, path)).text.includes(sign)]).toEqual([path, true])
    }
    expect((await get(site, `/news/${record.id}`)).text).toContain(media.name)
    expect((await get(site, file)).status).toBe(200)
  }

  const corrected = 'Buses run on Sunday'
  await secondExpiry()
  const { record: second } = await office({
    do: 'correct',
    ...record,
    form: { ...form, title: corrected },
  })
  for (const site of sites) {
    await noticed(site, corrected, true)
    for (const path of ['/news', `/news/${record.id}`]) {
      const { text } = await get(site, path)
      expect([path, text.includes(corrected), text.includes(title)]).toEqual([path, true, false])
    }
    expect((await get(site, file)).status).toBe(404)
  }

  await secondExpiry()
  await office({ do: 'withdraw', ...second })
  for (const site of sites) {
    await noticed(site, corrected, false)
    expect((await get(site, '/news')).text.includes(corrected)).toBe(false)
    expect((await get(site, `/news/${record.id}`)).status).toBe(404)
  }
})

test('a scheduled record appears by the clock, without a request in between', async () => {
  test.setTimeout(120_000)
  const title = 'A scheduled notice'
  const publishAt = new Date(Date.now() + 25_000)
  const { outcome } = await office({
    do: 'publish',
    kind: 'news',
    form: { title, text: '', date: '2026-11-24', url: '', documents: [] },
    publishAt: publishAt.toISOString(),
  })
  expect(outcome).toBe('changed')
  const [site] = sites
  if (Date.now() < publishAt.getTime() - 1000)
    expect((await get(site!, '/news')).text).not.toContain(title)
  await expect
    .poll(async () => (await get(site!, '/news')).text.includes(title), { timeout: 60_000 })
    .toBe(true)
  expect(Date.now()).toBeGreaterThanOrEqual(publishAt.getTime())
})
