import { readdirSync, renameSync, rmSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from '@playwright/test'
import { rawRequest } from '../../support/browser/raw-request'
import { exampleSettings, imageSettings, unitSettings } from '../../support/servers/deploy-settings'
import { runInRelease, startDeployed } from '../../support/servers/deployed-release'
import { freePort } from '../../support/servers/ports'
import { createRelease } from '../../support/servers/release'
import { addCommands } from '../../../scripts/support/bundle-commands.mjs'
import { postEnquiry } from '../../support/servers/post-enquiry'

const desk = { DESK_SECRET: 'a secret of the desk with more than 32 characters' }

/** The settings in each file of `deploy/`, with the settings file that it reads. */
const deployments = {
  'school-website.service': unitSettings(),
  'Dockerfile and docker-compose.yml': imageSettings(),
}

/** Some hours ahead, whatever the time of day at which the tests run. */
const until = new Date(Date.now() + 12 * 3_600_000).toISOString().slice(0, 16).replace('T', ' ')

/** Names that no record can have (R-ROUTE-3). */
const malformed = [
  '/news/a.b',
  '/news/~',
  '/NEWS/a.b',
  '/news/a%20b/',
  `/news/${'x'.repeat(65)}`,
  '/events/a%20b',
  '/events/%25',
  '/events/a+b',
  '/tabloid/...',
  `/tabloid/${'x'.repeat(241)}`,
]

/** What a client can claim about the address that it requested. */
const otherHeaders: Record<string, string>[] = [
  {},
  { host: 'evil.example' },
  { 'x-forwarded-host': 'evil.example' },
  { 'x-forwarded-proto': 'https' },
]

for (const [name, settings] of Object.entries(deployments)) {
  test.describe(`with the settings of ${name}`, () => {
    test.describe.configure({ mode: 'serial' })
    let release: ReturnType<typeof createRelease>
    let site: Awaited<ReturnType<typeof startDeployed>>

    test.beforeAll(async () => {
      test.setTimeout(180_000)
      release = createRelease()
      await addCommands(release.folder)
      const port = await freePort()
      // A desk without records has no pictures.
      await runInRelease(release, port, 'desk', 'import')
      site = await startDeployed(release, port, {
        ...exampleSettings(),
        ...settings,
        ...desk,
      })
    })
    test.afterAll(async () => {
      await site?.kill()
      release?.remove()
    })

    test('serves a release where its sources are missing', async () => {
      for (const [address, type] of [
        ['/', 'text/html; charset=utf-8'],
        ['/news?q=school', 'text/html; charset=utf-8'],
        ['/beyond-academic/events-gallery', 'text/html; charset=utf-8'],
        ['/desk/log-in', 'text/html; charset=utf-8'],
        ['/events.ics', 'text/calendar; charset=utf-8'],
        ['/crest.svg', 'image/svg+xml'],
        ['/api/health', 'application/json'],
      ] as const) {
        const response = await fetch(site.url + address)
        const kind = `${response.status} ${response.headers.get('content-type')}`
        expect(kind, address).toBe(`200 ${type}`)
      }
      // Native modules: the database, and the resizing of pictures.
      expect((await postEnquiry(site.url, 1)).status).toBe(201)
      const read = async (address: string) => (await fetch(site.url + address)).text()
      const gallery = await read('/beyond-academic/events-gallery')
      const picture = /\/_next\/image\?[^" ]+/.exec(gallery)![0].replaceAll('&amp;', '&')
      const card = /"og:image" content="https?:\/\/[^/]+([^"]+)"/.exec(await read('/about'))![1]!
      for (const [address, type] of [
        [picture, 'image/webp'],
        [card, 'image/jpeg'],
      ] as const) {
        const response = await fetch(site.url + address, { headers: { accept: 'image/webp' } })
        const kind = `${response.status} ${response.headers.get('content-type')}`
        expect(kind, address).toBe(`200 ${type}`)
      }
    })

    test('answers an address that no record can have at once, without a request to itself', async () => {
      for (const address of malformed) {
        const { status, body } = await rawRequest(site.url, address)
        expect([address, status]).toEqual([address, 404])
        expect(body, address).toContain('<h1')
      }
      const sockets = readdirSync(`/proc/${site.pid}/fd`).length
      expect(sockets).toBeLessThan(100)
      // A client cannot request that page.
      const own = await rawRequest(site.url, '/about', { headers: { 'x-invalid-name': 'news' } })
      expect(own.status).toBe(200)
    })

    test('the office sets an alert from the release, without its sources', async () => {
      const alert = (...args: string[]) => runInRelease(release, site.port, 'alert', ...args)
      const set = await alert('Landslide on the highway', '--until', until)
      expect(set).toContain(`Confirmed by the site at http://localhost:${site.port}.`)
      expect(await (await fetch(`${site.url}/contact`)).text()).toContain(
        'Landslide on the highway',
      )
      const id = /Set as (\w+)\./.exec(set)![1]!
      expect(await alert('end', id)).toContain(`Ended: ${id}.`)
      const link = await runInRelease(
        release,
        site.port,
        'desk',
        'invite',
        'a@b.example',
        '--role',
        'owner',
      )
      expect(link).toMatch(/^https:\/\/school\.example\/desk\/join/)
      expect(await runInRelease(release, site.port, 'enquiries', 'list')).toContain('1 stored')
    })

    test('every redirect stays on the host that was asked', async () => {
      for (const [address, location] of [
        ['/ABOUT', '/about'],
        ['/about/', '/about'],
        ['/abuot', '/'],
        ['/NEWS?q=a', '/news?q=a'],
        ['/hi/abuot', '/hi#not-found'],
        ['/desk/', '/desk'],
      ] as const) {
        for (const headers of otherHeaders) {
          const response = await rawRequest(site.url, address, { headers })
          expect(response.location, `${address} ${JSON.stringify(headers)}`).toBe(location)
        }
      }
    })
  })
}

test('leads on from a malformed address, with the settings of the systemd unit', async ({
  page,
}) => {
  const release = createRelease()
  const site = await startDeployed(release, await freePort(), unitSettings())
  try {
    await page.goto(`${site.url}/news/old%20story.htm`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.getByRole('link', { name: 'Contact' }).first().click()
    await expect(page).toHaveURL(`${site.url}/contact`)
  } finally {
    await site.kill()
    release.remove()
  }
})

for (const [what, spoil] of [
  [
    'a package',
    (folder: string) => rmSync(path.join(folder, 'node_modules/pino'), { recursive: true }),
  ],
  [
    'a package that only pictures need',
    (folder: string) => rmSync(path.join(folder, 'node_modules/sharp'), { recursive: true }),
  ],
  ['its texts', (folder: string) => rmSync(path.join(folder, 'content'), { recursive: true })],
  [
    'its styles',
    (folder: string) => renameSync(path.join(folder, '.next/static'), path.join(folder, 'static')),
  ],
] as const) {
  test(`a release without ${what} says so and ends with status 1`, async () => {
    const release = createRelease()
    spoil(release.folder)
    try {
      const failure = await startDeployed(release, await freePort(), unitSettings()).then(
        async (site) => {
          const code = await site.exited
          return `${code}\n${site.output()}`
        },
        (error: Error) => error.message,
      )
      expect(failure).toMatch(/^(?:1\n|The site stopped with code 1:)/)
      expect(failure).toMatch(/^The site cannot start: /m)
    } finally {
      release.remove()
    }
  })
}
