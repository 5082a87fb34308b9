/** @jest-environment node */
import { execFileSync, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { startContentServer, type ContentServer } from '../../../support/content-server'
import { contactOf } from '../../../support/enquiry'

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
  const contacts = [...provider.ledger.bodies.values()].map(
    (body) => (JSON.parse(body) as { phone: string }).phone,
  )
  expect(contacts.sort()).toEqual(Array.from({ length: count }, (_, number) => contactOf(number)))
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
    expect(run('expire')).toMatch(/^0 erased that were older than 400 days$/m)
    expect(run('erase', '+91 90000 00001')).toMatch(/^1 erased/)
    expect(run('list')).toMatch(/2 stored/)
    expect(run('list')).not.toContain('9000000001')
  }, 60_000)

  it.each([[], ['toString'], ['erase'], ['erase', 'nobody']])('refuses %j %j', (...words) => {
    expect(() => run(...words.filter(Boolean))).toThrow(/Command failed/)
  })
})
