import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { readAlerts } from '@/lib/alerts/store'
import { openDatabase, getStoreUrl, type SiteDatabase } from '@/lib/database/database'
import { startAlertSite } from '@/tests/support/servers/alert-site'
import { createCommand } from '@/tests/support/servers/command'
import { createPostgres } from '@/tests/support/servers/services'

/** `npm run alert` in a separate process, next to a site that has the database open. */

// Each test starts programs, which is slow on a busy machine.
jest.setTimeout(120_000)

/** A time at which an alert may end, whatever the time of day at which the tests run. */
const soon = new Date(Date.now() + 5 * 3_600_000 + 2 * 86_400_000).toISOString().slice(0, 16)
const until = ['--until', soon.replace('T', ' ')]

let folder: string
let settings: Record<string, string>
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'alert-'))
  settings = { DATA_DIR: folder, DATABASE_URL: '', LOG_LEVEL: 'error' }
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const { run, succeed } = createCommand('scripts/alerts/alert.ts', () => settings)

const findId = (output: string) => /Set as (\w+)\./.exec(output)![1]!

describe.each(['a file', 'PostgreSQL'])('with the database in %s', (engine) => {
  let site: SiteDatabase
  let running: Awaited<ReturnType<typeof startAlertSite>>
  let cleanUp = async () => {}
  beforeEach(async () => {
    if (engine === 'PostgreSQL') {
      const postgres = await createPostgres()
      cleanUp = postgres.remove
      await postgres.start()
      settings.DATABASE_URL = postgres.url
    }
    const url = settings.DATABASE_URL || getStoreUrl(folder)
    site = await openDatabase(url)
    running = await startAlertSite(url, site)
    settings.PORT = String(running.port)
  })
  afterEach(async () => {
    await running.stop()
    await site.close()
    await cleanUp()
  })

  const stored = async () =>
    (await readAlerts(site.db)).map(({ kind, text, concerns }) => ({
      kind,
      text: text.en,
      concerns,
    }))

  it('sets, lists and ends alerts, and says that all is clear', async () => {
    const site = `the site at ${running.url}.\n`
    expect(await succeed('list')).toBe(`No alert is set.\n\nIn the database of ${site}`)
    const options = ['--kind', 'closed', '--concerns', 'Route 3, hostel', '--bn', 'আজ বন্ধ']
    const contact = ['--link', '/contact', '--telephone', '+91 90000 00001']
    const printed = await succeed('  Landslide\n on the road ', ...until, ...options, ...contact)
    expect(printed).toMatch(
      /^\[Closed today\] Landslide on the road\nআজ বন্ধ\nUntil \w+day \d\d:\d\d · hostel, bus route 3\n\/contact\n\+91 90000 00001\n\nSet as \w{4}\. Every page shows it within ten seconds\.\nConfirmed by the site at http:/,
    )
    const id = findId(printed)
    const other = findId(
      await succeed('Route 1 is late', ...until, '--concerns', 'route-1,class-9'),
    )
    expect(await succeed('list')).toContain(`${id} (shown)\n[Closed today] Landslide on the road\n`)
    const third = await succeed('A third', ...until, '--since', `${soon.slice(0, 10)} 00:00`)
    expect(await succeed('list')).toContain(`${findId(third)} (later)\n[Notice] A third\n`)

    const dry = await succeed('end', '--all-clear', 'Buses run again', '--dry-run')
    expect(dry).toMatch(
      /^Would end: .*\[Notice\] Buses run again\nUntil .*Nothing was changed\.\n$/s,
    )
    expect(await stored()).toHaveLength(3)

    expect(await succeed('end', other)).toBe(`Ended: ${other}.\nConfirmed by ${site}`)
    expect(await succeed('end', '--all-clear', 'The road is open')).toMatch(
      new RegExp(
        `^Ended: ${id}\\.\n\n\\[Notice\\] The road is open\nUntil .* · hostel, bus route 3\n`,
      ),
    )
    expect(await stored()).toEqual(
      expect.arrayContaining([
        { kind: 'notice', text: 'The road is open', concerns: ['hostel', 'route-3'] },
        { kind: 'notice', text: 'A third', concerns: [] },
      ]),
    )
    expect(await stored()).toHaveLength(2)
  })

  it('says that an alert waits while two others are more severe', async () => {
    await succeed('One', ...until, '--kind', 'closed')
    await succeed('Two', ...until, '--kind', 'changed')
    expect(await succeed('Three', ...until)).toMatch(/It waits until one of \w{4}, \w{4} ends/)
    expect(await succeed('list')).toMatch(/\(waits for a place\)\n\[Notice\] Three/)
  })
})

describe('a site that does not show the alert', () => {
  const alert = ['Landslide', ...until]
  const withSite = async (
    test: (running: Awaited<ReturnType<typeof startAlertSite>>) => unknown,
  ) => {
    const data = path.join(folder, 'data of the site')
    const site = await openDatabase(getStoreUrl(data))
    const running = await startAlertSite(getStoreUrl(data), site)
    settings.PORT = String(running.port)
    try {
      await test(running)
      return await readAlerts(site.db)
    } finally {
      await running.stop()
      await site.close()
    }
  }

  // As after a build, which creates a database in the checkout.
  it.each([
    ['a new alert', alert],
    ['the list', ['list']],
    ['an end', ['end', 'abcd']],
  ])('is refused when it has another database (%s), and nothing is written', async (_, args) => {
    const checkout = await openDatabase(getStoreUrl(folder))
    await withSite(async ({ url }) => {
      expect(await run(...args)).toEqual({
        status: 2,
        output: '',
        error: `The site at ${url} uses another database than ${path.join(folder, 'enquiries.db')}. Nothing was changed. Set DATA_DIR, or DATABASE_URL, as it is for the site.\n`,
      })
    })
    expect(await readAlerts(checkout.db)).toEqual([])
    await checkout.close()
  })

  it('is reported when it does not respond', async () => {
    await (await openDatabase(getStoreUrl(folder))).close()
    const { status, output, error } = await run(...alert)
    expect([status, output]).toEqual([1, ''])
    expect(error).toMatch(
      /Set as \w{4}\. But nobody sees it: no site responds at http:\/\/localhost:1/,
    )
  })

  it('is reported when only its database has the alert', async () => {
    const set = await withSite(async ({ url, state }) => {
      state.isStuck = true
      settings.DATA_DIR = path.join(folder, 'data of the site')
      const { status, error } = await run(...alert)
      expect([status, error]).toEqual([
        1,
        expect.stringContaining(`the site at ${url} does not show`),
      ])
    })
    expect(set).toHaveLength(1)
  })

  it('is found by its unit, without any setting', async () => {
    const unit = path.join(folder, 'site.service')
    const set = await withSite(async ({ url, port }) => {
      const file = path.join(folder, 'site.env')
      writeFileSync(file, `DESK_SECRET='a secret of the desk: & $HOME, and more'\nPORT=${port}\n`)
      writeFileSync(
        unit,
        `[Service]\nEnvironmentFile=${file}\nEnvironment=PORT=1 "DATA_DIR=${folder}/data of the site"\n`,
      )
      const inherited = { DATA_DIR: undefined, PORT: undefined, SITE_URL: undefined }
      settings = { ...inherited, SITE_UNIT: unit, LOG_LEVEL: 'error' } as never
      expect(await succeed(...alert)).toContain(`Confirmed by the site at ${url}.`)
    })
    expect(set).toHaveLength(1)
  })

  it('is found by the port that it has noted', async () => {
    await withSite(async ({ url, port }) => {
      const data = path.join(folder, 'data of the site')
      writeFileSync(path.join(data, 'port'), String(port))
      settings = { DATA_DIR: data, LOG_LEVEL: 'error', PORT: '' }
      expect(await succeed(...alert)).toContain(`Confirmed by the site at ${url}.`)
    })
  })
})

it('says who may read the settings', async () => {
  const unit = path.join(folder, 'site.service')
  // Even root cannot read a folder as a file.
  writeFileSync(unit, `[Service]\nEnvironmentFile=${folder}\n`)
  settings.SITE_UNIT = unit
  expect(await run('list')).toEqual({
    status: 1,
    output: '',
    error: `The settings of the site are in ${folder}, which cannot be read (EISDIR).\n`,
  })
})

it('shows how an alert will read without a database', async () => {
  expect(await succeed('Two buses', ...until, '--dry-run', '--kind', 'changed')).toMatch(
    /^\[Changed\] Two buses\nUntil .* · everybody\n\nNothing was set\.\n$/,
  )
})

it.each<[args: string[], sentence: RegExp]>([
  [[], /^Usage: npm run alert -- "text"/],
  [['Late', '--until', '25:00'], /^“25:00” is not a time: use 18:00, or/],
  [['end'], /^Which alert\? /],
  [['end', 'zzzz'], /^There is no alert zzzz: /],
  [['end', '--all-clear', 'Buses run again'], /^No alert is active: set a notice instead\.$/],
  [['drill', '--site', 'school'], /^“school” is not the address of a site/],
])('ends with status 2 and one sentence for %j', async (args, sentence) => {
  await (await openDatabase(getStoreUrl(folder))).close()
  const { error, ...rest } = await run(...args)
  expect(rest).toEqual({ status: 2, output: '' })
  expect(error.trimEnd()).toMatch(sentence)
  expect(error.trimEnd()).not.toContain('\n')
})

it('creates no second database where the site has none', async () => {
  const { status, error } = await run('Closed', ...until)
  expect([status, error]).toEqual([
    2,
    `The site has no database at ${path.join(folder, 'enquiries.db')}: set DATA_DIR as it is for the site.\n`,
  ])
})

it('says that the database cannot be used', async () => {
  settings.DATABASE_URL = 'postgres://school@127.0.0.1:1/none'
  const { status, error } = await run('list')
  expect([status, error]).toEqual([
    1,
    expect.stringMatching(/^The database cannot be used \(.*ECONNREFUSED.*\)\.\n$/),
  ])
})
