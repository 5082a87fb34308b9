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
import Database from 'libsql'
import { openDatabase, getStoreUrl } from '@/lib/database/database'
import { backUpDaily, backUpFile, findNewestBackup, restoreFile } from '@/lib/enquiries/file-backup'
import { createStore } from '@/lib/enquiries/store'
import { createContact } from '@/tests/support/fixtures/enquiry'
import { setClock } from './support/clock'
import { damage } from './support/damage'
import { enquiry, form } from './support/samples'

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

/** Opens the store and adds `count` enquiries. */
async function openStoreWith(first: number, count: number) {
  const database = await openDatabase(getStoreUrl(folder))
  const store = createStore(database, ['provider'])
  for (let number = first; number < first + count; number++) {
    await store.save({ enquiry: { ...enquiry, contact: createContact(number) }, ...form })
  }
  const contacts = async () => (await store.list()).map(({ contact }) => contact)
  return { database, store, contacts, close: database.close }
}

function run(text: string, on = file()) {
  const database = new Database(on)
  const statement = database.prepare(text)
  const rows = statement.reader ? statement.all() : []
  if (!statement.reader) statement.run()
  database.close()
  return rows
}

const isPrivate = (name: string) => (statSync(name).mode & 0o777) === 0o600

describe('restoring a backup', () => {
  it('ignores the journal that a killed site has left', async () => {
    const site = await openStoreWith(0, 40)
    const saved = await site.contacts()
    await backUpFile(file(), backup())
    for (let number = 40; number < 103; number++) {
      const more = { ...enquiry, contact: createContact(number) }
      await site.store.save({ enquiry: more, ...form })
    }
    await site.store.erase(createContact(3))
    await site.store.save({ enquiry: { ...enquiry, contact: createContact(200) }, ...form })
    // The files of a running site, as they remain after a kill.
    const files = ['enquiries.db', 'enquiries.db-wal'].map((name) => readFileSync(inFolder(name)))
    await site.close()
    for (const name of readdirSync(folder)) if (name !== 'backup.db') rmSync(inFolder(name))
    writeFileSync(file(), files[0]!)
    writeFileSync(`${file()}-wal`, files[1]!)
    expect(files[1]!.length).toBeGreaterThan(0)

    const { counts, previous } = await restoreFile(file(), backup())
    expect(counts.enquiries).toBe(40)
    expect(readdirSync(folder).filter((name) => /-(?:wal|shm)$/.test(name))).toEqual([
      path.basename(`${previous}-wal`),
    ])
    const restored = await openStoreWith(0, 0)
    expect(await restored.contacts()).toEqual(saved)
    await restored.close()
    expect(run('pragma integrity_check')).toEqual([{ integrity_check: 'ok' }])
    expect(isPrivate(file())).toBe(true)
    // The previous store is complete, with its journal.
    expect(path.basename(previous!)).toMatch(/^enquiries-before-\d{4}-\d\d-\d\dT\d{6}Z\.db$/)
    expect(run('select count(*) as count from enquiries', previous)).toEqual([{ count: 103 }])
  })

  it('keeps each previous store when two restores fall into one second', async () => {
    await (await openStoreWith(0, 2)).close()
    await backUpFile(file(), backup())
    await (await openStoreWith(2, 3)).close()
    setClock(Date.parse('2026-11-24T09:00:00Z'))
    const kept = [await restoreFile(file(), backup()), await restoreFile(file(), backup())]
    expect(kept.map(({ previous }) => path.basename(previous!))).toEqual([
      'enquiries-before-2026-11-24T090000Z.db',
      'enquiries-before-2026-11-24T090000Z-2.db',
    ])
    const counts = kept.map(
      ({ previous }) => run('select count(*) as count from enquiries', previous)[0],
    )
    expect(counts).toEqual([{ count: 5 }, { count: 2 }])
  })

  it('fails until the site is stopped', async () => {
    const site = await openStoreWith(0, 1)
    await backUpFile(file(), backup())
    const other = await openStoreWith(1, 1)
    const message = 'The store is in use. Stop the site first.'
    await expect(restoreFile(file(), backup())).rejects.toThrow(message)
    await site.close()
    await expect(restoreFile(file(), backup())).rejects.toThrow(message)
    expect(await other.contacts()).toHaveLength(2)
    await other.close()
    expect(await restoreFile(file(), backup())).toMatchObject({ counts: { enquiries: 1 } })
  })

  it('creates a missing store', async () => {
    await (await openStoreWith(0, 2)).close()
    await backUpFile(file(), backup())
    rmSync(file())
    expect(await restoreFile(file(), backup())).toMatchObject({
      counts: { enquiries: 2 },
      previous: undefined,
    })
  })

  it.each<[string, RegExp, () => unknown]>([
    ['missing', /^There is no file /, () => rmSync(backup())],
    ['empty', /is not a backup of the enquiry store/, () => writeFileSync(backup(), '')],
    [
      'another file',
      /is not a backup of the enquiry store/,
      () => writeFileSync(backup(), 'a letter to the parents '.repeat(400)),
    ],
    ['damaged', /is damaged/, () => damage(backup())],
    [
      'of a newer version',
      /was made by a newer version of the site/,
      () => run(`insert into enquiry_migrations (name) values ('999-later')`, backup()),
    ],
  ])('fails when the backup is %s, and changes nothing', async (_, message, spoil) => {
    await (await openStoreWith(0, 40)).close()
    await backUpFile(file(), backup())
    await spoil()
    await expect(restoreFile(file(), backup())).rejects.toThrow(message)
    const site = await openStoreWith(0, 0)
    expect(await site.contacts()).toHaveLength(40)
    await site.close()
    expect(readdirSync(folder).filter((name) => /tmp|before/.test(name))).toEqual([])
  })
})

describe('a backup', () => {
  it('is private and complete, and contains nothing that was erased', async () => {
    const site = await openStoreWith(0, 3)
    await site.store.erase(createContact(1))
    await backUpFile(file(), backup())
    expect(isPrivate(backup())).toBe(true)
    expect(run('select contact from enquiries order by contact', backup())).toEqual([
      { contact: createContact(0) },
      { contact: createContact(2) },
    ])
    expect(readFileSync(backup()).includes(createContact(1))).toBe(false)
    await site.close()
  })

  it('never overwrites a file, and leaves nothing behind when it fails', async () => {
    const site = await openStoreWith(0, 1)
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

  it('is complete when several processes make it at the same time', async () => {
    const site = await openStoreWith(0, 1)
    const backups = inFolder('backups')
    mkdirSync(backups)
    const interrupted = path.join(backups, 'enquiries-2026-11-01.db.interrupted.tmp')
    writeFileSync(interrupted, '')
    utimesSync(interrupted, new Date(0), new Date(0))
    await Promise.all([1, 2, 3].map(() => backUpDaily(file(), backups)))
    await site.close()
    const [name, ...others] = readdirSync(backups)
    expect(others).toEqual([])
    copyFileSync(path.join(backups, name!), backup())
    expect(await restoreFile(file(), backup())).toMatchObject({ counts: { enquiries: 1 } })
  })

  it('is made once a day, and kept for seven', async () => {
    const site = await openStoreWith(0, 1)
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
    // The site can restore one of them.
    copyFileSync(path.join(backups, names[0]!), backup())
    expect(await restoreFile(file(), backup())).toMatchObject({ counts: { enquiries: 1 } })
  })

  it('is kept beside those that a clock that was ahead has dated in the future', async () => {
    const site = await openStoreWith(0, 1)
    const backups = inFolder('backups')
    const start = Date.parse('2026-11-21T12:00:00Z')
    for (let days = 0; days < 9; days++) {
      setClock(start + (365 + days) * day)
      await backUpDaily(file(), backups)
    }
    for (let days = 0; days < 9; days++) {
      setClock(start + days * day)
      await backUpDaily(file(), backups)
      expect(await findNewestBackup(backups)).toBe(
        new Date(start + days * day).toISOString().slice(0, 10),
      )
    }
    await site.close()
    const years = readdirSync(backups).map((name) => name.slice(10, 14))
    expect(years.filter((year) => year === '2026')).toHaveLength(7)
    expect(years.filter((year) => year === '2027')).toHaveLength(7)
  })
})
