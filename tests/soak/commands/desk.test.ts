import {
  chownSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { closeDatabase } from '@/lib/database/site-database'
import { env } from '@/lib/core/env'
import { acceptInvitation } from '@/lib/desk/accounts/join'
import { parseArguments } from '@/scripts/desk/arguments'
import { commands } from '@/scripts/desk/commands'
import { UsageError } from '@/scripts/support/command-line'
import { createCommand } from '@/tests/support/servers/command'
import { startContentServer } from '@/tests/support/servers/content-server'
import { secret } from '../../unit/lib/desk/support/desk'
import { deskSettings } from './support/settings'

/** `npm run desk` in a separate process. */

// Each test starts programs, which is slow on a busy machine.
jest.setTimeout(180_000)

let folder: string
let settings: Record<string, string>
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'desk-command-'))
  settings = deskSettings(path.join(folder, 'data'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const { run, succeed } = createCommand('scripts/desk/desk.ts', () => settings)

const readRows = (name: string, records = 'content/records') =>
  JSON.parse(readFileSync(path.join(records, `${name}.json`), 'utf8')) as Record<string, unknown>[]

describe('people', () => {
  it('are invited, listed, given a new password and removed', async () => {
    expect(await succeed('people')).toMatch(/^Nobody has an account yet/)
    const output = await succeed('invite', 'Clerk@school.example', '--role', 'owner')
    const [, token] = /^https:\/\/school\.example\/desk\/join#([\w-]{32})$/m.exec(output)!
    jest.replaceProperty(env, 'dataDir', settings.DATA_DIR!)
    jest.replaceProperty(env, 'deskSecret', secret)
    const client = { address: '192.0.2.1', userAgent: '' }
    const joined = await acceptInvitation(
      token!,
      { name: 'A Clerk', password: 'turnip lantern seven rivers' },
      client,
    )
    await closeDatabase()
    jest.restoreAllMocks()
    expect(joined.outcome).toBe('joined')
    expect(await succeed('people')).toMatch(/^clerk@school\.example {2}A Clerk {2}owner {2}\d/)
    expect(await succeed('reset', 'CLERK@school.example')).toMatch(/\/desk\/new-password#/)
    expect(await run('revoke', 'clerk@school.example')).toEqual({
      status: 2,
      output: '',
      error: 'clerk@school.example is the only owner: invite another owner first.\n',
    })
  })
})

// Only root can create files for somebody else.
;(process.getuid?.() === 0 ? it : it.skip)(
  'run by root, leaves nothing that the user of the site cannot change',
  async () => {
    const nobody = 65534
    const data = settings.DATA_DIR!
    mkdirSync(data)
    chownSync(data, nobody, nobody)
    const source = path.join(folder, 'records')
    cpSync('content/records', path.join(source, 'records'), { recursive: true })
    cpSync('content/media', path.join(source, 'media'), { recursive: true })
    for (const name of readdirSync(path.join(source, 'records')).filter((name) =>
      name.endsWith('.json'),
    )) {
      const file = path.join(source, 'records', name)
      writeFileSync(file, JSON.stringify(readRows(name.replace('.json', '')).slice(0, 1)))
    }
    await succeed('import', '--from', source)
    await succeed('invite', 'clerk@school.example', '--role', 'owner')
    const backup = path.join(data, 'backup.db')
    const enquiries = createCommand('scripts/enquiries/enquiries.ts', () => settings)
    await enquiries.succeed('backup', backup)
    await enquiries.succeed('restore', backup)
    const names = readdirSync(data, { recursive: true, encoding: 'utf8' })
    expect(names).toContainEqual(expect.stringMatching(/^media\/files\/.+\./))
    const others = names.filter((name) => statSync(path.join(data, name)).uid !== nobody)
    expect(others).toEqual([])
  },
)

it.each([
  [[], /^Usage: npm run desk -- invite/],
  [['fly'], '“fly” is not a command: use invite, people, revoke, reset, import, export.'],
  [['invite'], 'invite needs an e-mail address.'],
  [['invite', 'a@b.example'], 'Give the role: --role writer, editor or owner.'],
  [
    ['invite', 'a@b.example', '--role', 'boss'],
    '“boss” is not a role: use writer, editor or owner.',
  ],
  [['invite', 'nobody', '--role', 'writer'], '“nobody” is not an e-mail address.'],
  [['people', '--role', 'writer'], '--role does not belong to people.'],
  [['people', 'all'], 'people does not take “all”.'],
  [['reset', 'a@b.example', 'more'], 'reset does not take “more”.'],
  [['revoke', 'a@b.example'], 'a@b.example has no account: `npm run desk -- people` lists them.'],
  [
    ['import', '--from', 'http://127.0.0.1:1'],
    /cannot be read \(Network Error\)\. Nothing was imported\.$/,
  ],
  [['import', '--from', '/none'], /records\/\w+\.json is missing or is not a list of records\.$/],
  [['export'], 'export needs a folder.'],
  [['export', 'content'], 'content already exists: name a new folder.'],
])('answers %j with one plain sentence', async (args, message) => {
  jest.replaceProperty(env, 'dataDir', settings.DATA_DIR!)
  jest.replaceProperty(env, 'deskSecret', secret)
  const attempt = async () => {
    const { name, argument, values } = parseArguments(args)
    return commands[name](argument, values)
  }
  const error: unknown = await attempt().catch((error: unknown) => error)
  await closeDatabase()
  jest.restoreAllMocks()
  expect(error).toBeInstanceOf(UsageError)
  if (typeof message === 'string') expect((error as Error).message).toBe(message)
  else expect((error as Error).message).toMatch(message)
})

it('does nothing while the desk is off, or a provider is set', async () => {
  settings.DESK_SECRET = ''
  expect(await run('people')).toEqual({
    status: 2,
    output: '',
    error: 'The desk is off: set DESK_SECRET as it is for the site.\n',
  })
  Object.assign(settings, { DESK_SECRET: secret, CONTENT_API_URL: 'https://provider.example' })
  expect((await run('people')).error).toMatch(
    /DESK_SECRET: cannot be set together with CONTENT_API/,
  )
})

const collections = [
  'blog',
  'events',
  'gallery',
  'highlight',
  'news',
  'notification',
  'onlineRegistration',
]

const sampleFiles = new Set(
  collections
    .flatMap((name) => readRows(name))
    .flatMap(({ image, images, attachments }) => [image, images, attachments].flat())
    .filter(Boolean),
)

it('imports and exports the sample records without a change', async () => {
  expect(await succeed('import')).toMatch(
    new RegExp(
      `^(\\d+) records: \\1 new, 0 updated, 0 unchanged\\.\\n${sampleFiles.size} files stored\\.\\n3 certificates stored\\.\\n$`,
    ),
  )
  expect(await succeed('import')).toMatch(
    /^(\d+) records: 0 new, 0 updated, \1 unchanged\.\n0 files stored\.\n0 certificates stored\.\n$/,
  )
  const target = path.join(folder, 'out')
  expect(await succeed('export', target)).toContain(
    ` ${sampleFiles.size} files and 3 certificates written to `,
  )
  for (const name of collections)
    expect(readRows(name, path.join(target, 'records'))).toEqual(readRows(name))
  const picture = 'albums/campus-dawn.jpg'
  expect(
    readFileSync(path.join(target, 'media', picture)).equals(
      readFileSync(path.join('content/media', picture)),
    ),
  ).toBe(true)

  // A changed export updates the records of an import, under the same ids.
  const records = path.join(folder, 'changed')
  cpSync(target, records, { recursive: true })
  const news = readRows('news', path.join(records, 'records'))
  news[0]!.title = 'Corrected'
  writeFileSync(path.join(records, 'records/news.json'), JSON.stringify(news))
  writeFileSync(path.join(records, 'media', picture), '<svg onload="alert(1)"/>')
  expect(await succeed('import', '--from', records)).toMatch(/: 0 new, 1 updated, /)
})

it('imports the records of a provider with their files', async () => {
  const provider = await startContentServer()
  try {
    const first = await succeed('import', '--from', provider.url)
    expect(first).toMatch(/^[1-9]\d* records: /)
    expect(await succeed('import', '--from', provider.url)).toMatch(/: 0 new, 0 updated, /)
  } finally {
    await provider.stop()
  }
})
