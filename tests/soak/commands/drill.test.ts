import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { routes } from '@/content/routes'
import { addAlert, readAlerts } from '@/lib/alerts/store'
import { openDatabase, getStoreUrl, type SiteDatabase } from '@/lib/database/database'
import { recordSitemaps } from '@/lib/seo/record-sitemaps'
import { drilledPages } from '@/scripts/alerts/drill'
import { bundled } from '@/tests/support/servers/bundled'
import { createSampleAlert } from '../../unit/lib/alerts/support/samples'

/** `npm run alert -- drill` against a small site. `tests/e2e` drills the built one. */

jest.setTimeout(60_000)

let folder: string
let database: SiteDatabase
let server: Server
let site: string
/** Whether the site shows alerts. */
let works: boolean
/** A page that the site fails to render. */
let failing: string

beforeEach(async () => {
  works = true
  failing = ''
  folder = mkdtempSync(path.join(tmpdir(), 'drill-'))
  database = await openDatabase(getStoreUrl(folder))
  server = createServer(async ({ url }, response) => {
    if (url === '/sitemap-news.xml') response.end('<loc>http://other/news/first</loc>')
    else if (url === failing) response.writeHead(503).end()
    else
      response.end(works ? (await readAlerts(database.db)).map(({ text }) => text.en).join() : '')
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  site = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterEach(async () => {
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
  await database.close()
  rmSync(folder, { recursive: true, force: true })
})

function start(...args: string[]) {
  const child = spawn(process.execPath, [bundled('scripts/alerts/alert.ts'), 'drill', ...args], {
    env: { ...process.env, DATA_DIR: folder, DATABASE_URL: '', LOG_LEVEL: 'error' },
  })
  let text = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (text += chunk))
  return {
    child,
    ended: once(child, 'close').then(([status]) => ({ status: status as number, text })),
  }
}

const rows = () => database.db.selectFrom('alerts').selectAll().execute()

it('measures pages that exist', () => {
  const others = ['/news/no-such-item', '/alert']
  const known = [...routes.map((route) => route.path), ...others]
  const paths = drilledPages
    .filter(([, , sitemap]) => !sitemap)
    .map(([, path]) => path.split('?')[0])
  expect(paths.filter((path) => !known.includes(path!))).toEqual([])
  const sitemaps = drilledPages.flatMap(([, , sitemap]) => sitemap ?? [])
  expect(sitemaps.sort()).toEqual(recordSitemaps.map(({ name }) => `/sitemap-${name}.xml`).sort())
})

it('measures every page, and leaves nothing behind', async () => {
  const { status, text } = await start('--site', site).ended
  expect(text).toMatch(/^\| home \| \d\.\d \| \d\.\d \| \/ \|$/m)
  expect(text).toMatch(/^\| news item \| \d\.\d \| \d\.\d \| \/news\/first \|$/m)
  expect(text).toMatch(/\n\nThe slowest took \d\.\d s\. The test alert is removed\.\n$/)
  expect(status).toBe(0)
  expect(await rows()).toEqual([])
})

it('names a page that does not change', async () => {
  failing = '/events'
  const { status, text } = await start('--site', site).ended
  expect(text).toMatch(/^\| home \| \d\.\d \| \d\.\d \| \/ \|$/m)
  expect(text).toMatch(/^\| list of events \| never \| never \| \/events \|$/m)
  expect(text).toMatch(/\n\nNot every page changed within 20 s\. /)
  expect(status).toBe(1)
  expect(await rows()).toEqual([])
})

it('leaves nothing behind after Ctrl-C', async () => {
  works = false
  const { child, ended } = start('--site', site)
  while ((await rows()).length === 0) await new Promise((resolve) => setTimeout(resolve, 50))
  expect((await readAlerts(database.db))[0]).toMatchObject({ isDrill: true, kind: 'notice' })
  child.kill('SIGINT')
  expect(await ended).toEqual({ status: 1, text: 'Stopped. The test alert is removed.\n' })
  expect(await rows()).toEqual([])
})

it('does not begin without a site, or without a place for its alert', async () => {
  const nowhere = await start('--site', 'http://127.0.0.1:1').ended
  expect(nowhere).toEqual({
    status: 2,
    text: 'No site responds at http://127.0.0.1:1: start it, or name another with --site.\n',
  })
  const now = Date.now()
  for (const text of ['one', 'two'])
    await addAlert(
      database.db,
      createSampleAlert({ text, since: now - 1000, until: now + 600_000 }),
    )
  expect(await start('--site', site).ended).toEqual({
    status: 2,
    text: 'A drill needs a free place: 2 alerts are already shown.\n',
  })
  expect(await rows()).toHaveLength(2)
})
