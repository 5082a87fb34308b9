import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { addAlert, readAlerts } from '@/lib/alerts/store'
import { openDatabase, getStoreUrl, type SiteDatabase } from '@/lib/database/database'
import { bundled } from '@/tests/support/servers/bundled'
import { startContentServer, type ContentServer } from '@/tests/support/servers/content-server'
import { createContact } from '@/tests/support/fixtures/enquiry'
import { createPostgres, type Service } from '@/tests/support/servers/services'
import { createSampleAlert } from '../../unit/lib/alerts/support/samples'

const instanceFile = bundled('tests/unit/lib/enquiries/support/instance.ts')
const commandFile = bundled('scripts/enquiries/enquiries.ts')

let provider: ContentServer
let folder: string
let environment: NodeJS.ProcessEnv

beforeEach(async () => {
  provider = await startContentServer()
  folder = mkdtempSync(path.join(tmpdir(), 'enquiries-'))
  environment = {
    ...process.env,
    NODE_ENV: 'production',
    DATA_DIR: folder,
    DATABASE_URL: '',
    CONTENT_API_URL: provider.url,
    SCHOOL_CODE: 'dvs',
    NOTIFY_SMTP_URL: '',
    NOTIFY_EMAIL: '',
    LOG_LEVEL: 'error',
  }
})
afterEach(async () => {
  await provider.stop()
  rmSync(folder, { recursive: true, force: true })
})

function startInstance(first: number, count: number) {
  const child = spawn(process.execPath, [instanceFile, String(first), String(count)], {
    env: environment,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const instance = {
    pid: child.pid!,
    output: '',
    errors: '',
    ended: new Promise((resolve) => child.once('close', resolve)),
    /** References by contact, from complete lines of output. */
    references: () =>
      new Map(
        instance.output
          .split('\n')
          .slice(0, -1)
          .map((line) => line.split(' ') as [string, string]),
      ),
  }
  child.stdout.setEncoding('utf8').on('data', (text: string) => (instance.output += text))
  child.stderr.setEncoding('utf8').on('data', (text: string) => (instance.errors += text))
  return instance
}

it('stores and delivers an enquiry once when several instances receive it', async () => {
  const count = 25
  const instances = [1, 2, 3].map(() => startInstance(0, count))
  await Promise.all(instances.map(({ ended }) => ended))
  const [first] = instances
  expect(first?.references().size).toBe(count)
  for (const instance of instances) {
    expect(instance.errors).toBe('')
    expect(instance.references()).toEqual(first?.references())
  }
  expect(provider.requests).toHaveLength(count)
  const contacts = [...provider.ledger.bodies.values()].map(
    (body) => (JSON.parse(body) as { phone: string }).phone,
  )
  expect(contacts.sort()).toEqual(
    Array.from({ length: count }, (_, number) => createContact(number)),
  )
}, 60_000)

describe('the command', () => {
  const run = (...args: string[]) =>
    execFileSync(process.execPath, [commandFile, ...args], {
      env: environment,
      encoding: 'utf8',
      stdio: 'pipe',
    })

  it('lists, exports, retries and erases while the site runs', async () => {
    const site = startInstance(0, 3)
    await site.ended
    expect(run('list')).toMatch(
      /^ENQ-.*  9  9000000000  Parent of a child  English  provider: delivered$/m,
    )
    const file = path.join(folder, 'enquiries.csv')
    expect(run('export', file)).toBe(`3 written to ${file}\n`)
    expect(run('export').split('\r\n')).toHaveLength(5)
    expect(run('retry')).toMatch(/^0 queued again/)
    expect(run('expire')).toMatch(/^0 erased, older than 400 days$/m)
    expect(run('erase', '+91 90000 00001')).toMatch(/^1 erased/)
    expect(run('list')).toMatch(/2 stored/)
    expect(run('list')).not.toContain('9000000001')
  }, 60_000)

  it.each([[], ['toString'], ['erase'], ['erase', 'nobody'], ['backup'], ['restore', 'nothing']])(
    'fails for %j %j',
    (...args) => {
      expect(() => run(...args.filter(Boolean))).toThrow(/Command failed/)
    },
  )
})

describe.each(['a file', 'PostgreSQL'])('backup and restore of %s', (engine) => {
  let postgres: Service | undefined
  beforeEach(async () => {
    if (engine !== 'PostgreSQL') return
    postgres = await createPostgres()
    await postgres.start()
    const address = new URL(postgres.url)
    address.password = 'not needed'
    environment.DATABASE_URL = address.href
  }, 60_000)
  afterEach(() => postgres?.remove())

  /** Output and exit status of the command. */
  function run(...args: string[]) {
    const { stdout, stderr, status } = spawnSync(process.execPath, [commandFile, ...args], {
      env: environment,
      encoding: 'utf8',
    })
    return [stdout + stderr, status] as const
  }
  const contacts = () => [...run('list')[0].matchAll(/ (9\d{9}) /g)].map(([, contact]) => contact)

  it('restores exactly what was saved, and saves the previous store', async () => {
    await startInstance(0, 3).ended
    const backup = path.join(folder, 'saved copy')
    expect(run('backup', backup)).toEqual([`written to ${backup} and verified\n`, 0])
    expect(statSync(backup).mode & 0o777).toBe(0o600)
    expect(run('backup', backup)).toEqual([`${backup} exists. Name a file that does not.\n`, 1])
    await startInstance(3, 2).ended
    run('erase', createContact(1))
    expect(contacts()).toEqual([0, 2, 3, 4].map(createContact))

    provider.fail('form', { status: 500 })
    const site = startInstance(5, 1)
    while (site.references().size < 1) await new Promise((resolve) => setTimeout(resolve, 50))
    expect(run('restore', backup)).toEqual(['The store is in use. Stop the site first.\n', 1])
    process.kill(site.pid, 'SIGKILL')
    await site.ended
    provider.clearFaults()

    const [text, status] = run('restore', backup)
    expect(status).toBe(0)
    expect(text).toMatch(
      /^restored: 3 enquiries, .+\nthe previous store is in (.+)\nErase again what was erased/,
    )
    expect(contacts()).toEqual([0, 1, 2].map(createContact))
    const previous = /previous store is in (.+)/.exec(text)![1]!
    expect(statSync(previous).mode & 0o777).toBe(0o600)
    expect(run('restore', previous)[0]).toMatch(/^restored: 5 enquiries, /)
    expect(contacts()).toEqual([0, 2, 3, 4, 5].map(createContact))
  }, 120_000)

  it.each([
    ['enquiries and alerts', () => Promise.resolve()],
    [
      // It had no table of the rounds, but its step.
      'a backup of an earlier version',
      async ({ db }: SiteDatabase) => db.schema.dropTable('erasure_rounds').execute(),
    ],
  ])(
    'restores %s into an empty store, with all tables',
    async (_, change) => {
      await startInstance(0, 1).ended
      const open = () =>
        openDatabase(environment.DATABASE_URL || getStoreUrl(environment.DATA_DIR!))
      const listTables = async ({ db }: SiteDatabase) =>
        (await db.introspection.getTables()).map(({ name }) => name).sort()
      const before = await open()
      const tables = await listTables(before)
      if (engine === 'PostgreSQL') await change(before)
      const time = Date.now()
      await addAlert(
        before.db,
        createSampleAlert({ text: 'Closed', since: time, until: time + 3_600_000 }),
      )
      await before.close()
      const backup = path.join(folder, 'backup')
      run('backup', backup)

      environment.DATA_DIR = path.join(folder, 'empty')
      const other = engine === 'PostgreSQL' ? await createPostgres() : undefined
      await other?.start()
      if (other) environment.DATABASE_URL = other.url
      expect(run('restore', backup)[0]).toMatch(/^restored: 1 enquiry, .+\nErase again/)
      const after = await open()
      expect((await readAlerts(after.db)).map(({ text }) => text.en)).toEqual(['Closed'])
      expect(contacts()).toEqual([createContact(0)])
      expect(await listTables(after)).toEqual(tables)
      await after.close()
      await other?.remove()
    },
    120_000,
  )

  it('rejects a file that is not a backup, and changes nothing', async () => {
    await startInstance(0, 3).ended
    const backup = path.join(folder, 'backup')
    run('backup', backup)
    truncateSync(backup, statSync(backup).size - 200)
    expect(run('restore', backup)).toEqual([`${backup} is damaged.\n`, 1])
    writeFileSync(backup, 'a letter')
    const message = `${backup} is not a backup of the enquiry store.\n`
    expect(run('restore', backup)).toEqual([message, 1])
    expect(contacts()).toEqual([0, 1, 2].map(createContact))
    if (engine === 'a file') return
    environment.PATH = folder
    expect(run('backup', path.join(folder, 'other'))).toEqual([
      expect.stringMatching(/^pg_dump is missing\. Install the client programs of PostgreSQL/),
      1,
    ])
    expect(existsSync(path.join(folder, 'other.tmp'))).toBe(false)
  }, 120_000)
})
