/** @jest-environment node */
import { execFileSync, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from 'kysely'
import { openDatabase, storeFile } from '@/lib/enquiries/database'
import { startContentServer, type ContentServer } from '../../../support/content-server'
import { contactOf } from './support/samples'

const tsx = ['--import', 'tsx', '--conditions=react-server']
const instanceFile = path.resolve('tests/unit/lib/enquiries/support/instance.ts')
const commandFile = path.resolve('scripts/enquiries/enquiries.ts')

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
  const child = spawn(process.execPath, [...tsx, instanceFile, String(first), String(count)], {
    env: environment,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const instance = {
    child,
    output: '',
    errors: '',
    ended: new Promise((resolve) => child.once('close', resolve)),
    /** What it has told, by contact; a line that was cut off does not count. */
    told: () =>
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

async function toldAtLeast(instance: ReturnType<typeof startInstance>, count: number) {
  while (instance.told().size < count) {
    if (instance.child.exitCode !== null) throw new Error(instance.errors)
    await new Promise((resolve) => setTimeout(resolve, 5))
  }
}

/** What a provider that honours the key has accepted: contacts, one for each key. */
const accepted = () =>
  [
    ...new Map(
      provider.requests.map(({ headers, body }) => [
        headers['idempotency-key'],
        (JSON.parse(body) as { phone: string }).phone,
      ]),
    ).values(),
  ].sort()

async function storedReferences() {
  const database = await openDatabase(storeFile(folder))
  const check = await sql`pragma integrity_check`.execute(database.db)
  expect(check.rows).toEqual([{ integrity_check: 'ok' }])
  // As if the leases of the killed had ended.
  await database.db
    .updateTable('enquiry_deliveries')
    .set({ lease: null, leased_until: 0, due_at: 0 })
    .where('state', '=', 'waiting')
    .execute()
  const rows = await database.db.selectFrom('enquiries').selectAll().execute()
  await database.close()
  return new Map(rows.map((row) => [row.contact, row.reference]))
}

it('loses nothing and delivers nothing twice when it is killed in the middle', async () => {
  const told = new Map<string, string>()
  for (const round of [0, 1, 2]) {
    const instance = startInstance(round * 1000, 1000)
    await toldAtLeast(instance, 15 + round * 10)
    instance.child.kill('SIGKILL')
    await instance.ended
    for (const [contact, reference] of instance.told()) told.set(contact, reference)
  }
  const stored = await storedReferences()
  expect(told.size).toBeGreaterThanOrEqual(75)
  for (const [contact, reference] of told) expect(stored.get(contact)).toBe(reference)

  const last = startInstance(0, 0)
  await last.ended
  expect(last.errors).toBe('')
  expect(accepted()).toEqual([...stored.keys()].sort())
}, 60_000)

it('takes an enquiry once when several instances get it, and delivers it once', async () => {
  const count = 25
  const instances = [1, 2, 3].map(() => startInstance(0, count))
  await Promise.all(instances.map(({ ended }) => ended))
  const [first] = instances
  expect(first?.told().size).toBe(count)
  for (const instance of instances) {
    expect(instance.errors).toBe('')
    expect(instance.told()).toEqual(first?.told())
  }
  expect(provider.requests).toHaveLength(count)
  expect(accepted()).toEqual(Array.from({ length: count }, (_, number) => contactOf(number)))
}, 60_000)

describe('the command', () => {
  const run = (...words: string[]) =>
    execFileSync(process.execPath, [...tsx, commandFile, ...words], {
      env: environment,
      encoding: 'utf8',
      stdio: 'pipe',
    })

  it('lists, exports, retries and erases while the site runs', async () => {
    const site = startInstance(0, 3)
    await site.ended
    expect(run('list')).toMatch(/^ENQ-.*  9  9000000000  Parent of a child  provider: delivered$/m)
    const file = path.join(folder, 'enquiries.csv')
    expect(run('export', file)).toBe(`3 written to ${file}\n`)
    expect(run('export').split('\r\n')).toHaveLength(5)
    expect(run('retry')).toMatch(/^0 wait/)
    expect(run('erase', '+91 90000 00001')).toMatch(/^1 erased/)
    expect(run('list')).toMatch(/2 stored/)
    expect(run('list')).not.toContain('9000000001')
  }, 60_000)

  it.each([[], ['toString'], ['erase'], ['erase', 'nobody']])('refuses %j %j', (...words) => {
    expect(() => run(...words.filter(Boolean))).toThrow(/Command failed/)
  })
})
