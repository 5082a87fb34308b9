/** @jest-environment node */
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createClient } from '@libsql/client'
import { openDatabase, storeFile } from '@/lib/enquiries/database'
import { backUpDaily, backUpFile, restoreFile } from '@/lib/enquiries/file-backup'
import { createStore } from '@/lib/enquiries/store'
import { contactOf } from '@/tests/support/fixtures/enquiry'
import { setClock } from './support/clock'
import { damage } from './support/damage'
import { enquiry } from './support/samples'

const day = 86_400_000

let folder: string
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "backup's #1 %-"))
})
afterEach(() => {
  jest.useRealTimers()
  rmSync(folder, { recursive: true })
})

const inFolder = (name: string) => path.join(folder, name)
const file = () => inFolder('enquiries.db')
const backup = () => inFolder('backup.db')

/** The store, with so many enquiries added. */
async function openWith(first: number, count: number) {
  const database = await openDatabase(storeFile(folder))
  const store = createStore(database, ['provider'])
  for (let number = first; number < first + count; number++) {
    await store.save({ enquiry: { ...enquiry, contact: contactOf(number) }, formKey: 'dif' })
  }
  const contacts = async () => (await store.list()).map(({ contact }) => contact)
  return { database, store, contacts, close: database.close }
}

async function run(statement: string, on = file()) {
  const client = createClient({ url: `file:${encodeURI(on).replaceAll('#', '%23')}` })
  const { rows } = await client.execute(statement)
  client.close()
  return rows
}

const isPrivate = (name: string) => (statSync(name).mode & 0o777) === 0o600

describe('a backup that is put back', () => {
  it('is exactly what it was, whatever the journal holds that a killed site has left', async () => {
    const site = await openWith(0, 40)
    const saved = await site.contacts()
    await backUpFile(file(), backup())
    for (let number = 40; number < 103; number++) {
      const more = { ...enquiry, contact: contactOf(number) }
      await site.store.save({ enquiry: more, formKey: 'dif' })
    }
    await site.store.erase(contactOf(3))
    await site.store.save({ enquiry: { ...enquiry, contact: contactOf(200) }, formKey: 'dif' })
    // What is on the disk while the site runs is there after it was killed.
    const left = ['enquiries.db', 'enquiries.db-wal'].map((name) => readFileSync(inFolder(name)))
    await site.close()
    for (const name of readdirSync(folder)) if (name !== 'backup.db') rmSync(inFolder(name))
    writeFileSync(file(), left[0]!)
    writeFileSync(`${file()}-wal`, left[1]!)
    expect(left[1]!.length).toBeGreaterThan(0)

    const { count, former } = await restoreFile(file(), backup())
    expect(count).toBe(40)
    expect(readdirSync(folder).filter((name) => /-(?:wal|shm)$/.test(name))).toEqual([
      path.basename(`${former}-wal`),
    ])
    const restored = await openWith(0, 0)
    expect(await restored.contacts()).toEqual(saved)
    await restored.close()
    expect(await run('pragma integrity_check')).toEqual([{ integrity_check: 'ok' }])
    expect(isPrivate(file())).toBe(true)
    // What was there before is complete, with its journal.
    expect(path.basename(former!)).toMatch(/^enquiries-before-\d{4}-\d\d-\d\dT\d{6}Z\.db$/)
    expect(await run('select count(*) as count from enquiries', former)).toEqual([{ count: 103 }])
  })

  it('has to wait until the site is stopped', async () => {
    const site = await openWith(0, 1)
    await backUpFile(file(), backup())
    const other = await openWith(1, 1)
    const refusal = 'The store is in use. Stop the site first.'
    await expect(restoreFile(file(), backup())).rejects.toThrow(refusal)
    await site.close()
    await expect(restoreFile(file(), backup())).rejects.toThrow(refusal)
    expect(await other.contacts()).toHaveLength(2)
    await other.close()
    expect(await restoreFile(file(), backup())).toMatchObject({ count: 1 })
  })

  it('starts a store where there is none', async () => {
    await (await openWith(0, 2)).close()
    await backUpFile(file(), backup())
    rmSync(file())
    expect(await restoreFile(file(), backup())).toEqual({ count: 2, former: undefined })
  })

  it.each<[string, RegExp, () => unknown]>([
    ['missing', /^There is no file /, () => rmSync(backup())],
    ['empty', /is not a backup of the enquiry store/, () => writeFileSync(backup(), '')],
    [
      'something else',
      /is not a backup of the enquiry store/,
      () => writeFileSync(backup(), 'a letter to the parents '.repeat(400)),
    ],
    ['damaged', /is damaged/, () => damage(backup())],
    [
      "a newer site's",
      /was made by a newer version of the site/,
      () => run(`insert into enquiry_migrations values ('999-later')`, backup()),
    ],
  ])('is refused when it is %s, and nothing is changed', async (_, message, spoil) => {
    await (await openWith(0, 40)).close()
    await backUpFile(file(), backup())
    await spoil()
    await expect(restoreFile(file(), backup())).rejects.toThrow(message)
    const site = await openWith(0, 0)
    expect(await site.contacts()).toHaveLength(40)
    await site.close()
    expect(readdirSync(folder).filter((name) => /tmp|before/.test(name))).toEqual([])
  })
})

describe('a backup', () => {
  it('is for its owner only, complete, and without what was erased', async () => {
    const site = await openWith(0, 3)
    await site.store.erase(contactOf(1))
    await backUpFile(file(), backup())
    expect(isPrivate(backup())).toBe(true)
    expect(await run('select contact from enquiries order by contact', backup())).toEqual([
      { contact: contactOf(0) },
      { contact: contactOf(2) },
    ])
    expect(readFileSync(backup()).includes(contactOf(1))).toBe(false)
    await site.close()
  })

  it('never takes the place of a file, and leaves nothing when it fails', async () => {
    const site = await openWith(0, 1)
    writeFileSync(backup(), 'precious')
    await expect(backUpFile(file(), backup())).rejects.toThrow('exists')
    expect(readFileSync(backup(), 'utf8')).toBe('precious')
    await expect(backUpFile(file(), inFolder('missing/backup.db'))).rejects.toThrow()
    await expect(backUpFile(inFolder('other.db'), inFolder('new.db'))).rejects.toThrow(
      'no enquiry store',
    )
    await site.close()
    expect(readdirSync(folder).sort()).toEqual(
      ['backup.db', 'enquiries.db', 'enquiries.db-shm', 'enquiries.db-wal', 'enquiries.db.lock']
        .filter((name) => existsSync(inFolder(name)))
        .sort(),
    )
  })

  it('is complete when several processes make it at once', async () => {
    const site = await openWith(0, 1)
    const backups = inFolder('backups')
    mkdirSync(backups)
    const cutOff = path.join(backups, 'enquiries-2026-11-01.db.cut-off.tmp')
    writeFileSync(cutOff, '')
    utimesSync(cutOff, new Date(0), new Date(0))
    await Promise.all([1, 2, 3].map(() => backUpDaily(file(), backups)))
    await site.close()
    const [name, ...others] = readdirSync(backups)
    expect(others).toEqual([])
    copyFileSync(path.join(backups, name!), backup())
    expect(await restoreFile(file(), backup())).toMatchObject({ count: 1 })
  })

  it('is made once a day, and kept for seven', async () => {
    const site = await openWith(0, 1)
    const backups = inFolder('backups')
    const start = Date.parse('2026-11-21T12:00:00Z')
    for (let days = 0; days < 9; days++) {
      setClock(start + days * day)
      await backUpDaily(file(), backups)
      await backUpDaily(file(), backups)
    }
    await site.close()
    const names = Array.from({ length: 7 }, (_, index) => {
      const date = new Date(start + (index + 2) * day).toISOString().slice(0, 10)
      return `enquiries-${date}.db`
    })
    expect(readdirSync(backups)).toEqual(names)
    expect(statSync(backups).mode & 0o777).toBe(0o700)
    for (const name of names) expect(isPrivate(path.join(backups, name))).toBe(true)
    // One of them, as the site would read it.
    copyFileSync(path.join(backups, names[0]!), backup())
    expect(await restoreFile(file(), backup())).toMatchObject({ count: 1 })
  })
})
