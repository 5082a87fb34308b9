import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { listDamagedFiles } from '@/lib/core/file-faults'
import { dayMilliseconds } from '@/lib/core/dates'
import { logIn } from '@/lib/desk/accounts/log-in'
import { saveCertificate } from '@/lib/desk/media/certificates'
import { cleanUp } from '@/lib/desk/service'
import { getExpiringStores } from '@/lib/enquiries/previous-stores'
import { setClock } from '../enquiries/support/clock'
import { editor, engines, useDesk } from './support/desk'
import { client, join, password } from './support/people'

const t0 = Date.parse('2026-11-24T09:00:00+05:30')
const hour = 3_600_000

const photograph = () =>
  sharp({ create: { width: 600, height: 800, channels: 3, background: '#fff' } })
    .jpeg()
    .toBuffer()

const picture = async () => {
  const saved = await saveCertificate(editor, {
    admission: 'DVS/2021/0001',
    pupil: 'A Pupil',
    bytes: new Uint8Array(await photograph()),
  })
  if (saved.outcome !== 'saved') throw new Error(saved.outcome)
}

jest.setTimeout(120_000)

describe.each(engines)('the cleaning in %s', (engine) => {
  const desk = useDesk(engine)
  beforeEach(() => setClock(t0))
  const clean = async () => cleanUp(await desk.db())
  const stored = (folder: string) => readdirSync(path.join(desk.folder, 'media', folder))

  it('removes a photograph that no table names 30 days after it first noticed it', async () => {
    await picture()
    const [named] = stored('certificates')
    // As after kill -9 between the file and its row.
    for (const [folder, name] of [
      ['certificates', 'aaaa-1111.jpg'],
      ['files/ab', 'abcd.pdf'],
    ] as const) {
      mkdirSync(path.join(desk.folder, 'media', folder), { recursive: true })
      writeFileSync(path.join(desk.folder, 'media', folder, name), 'x')
    }
    writeFileSync(path.join(desk.folder, 'media', 'README'), 'of the school')
    await clean()
    // A clock that is ahead: nothing was due the day before, and the desk has not been used.
    for (const days of [60, 61, 62]) {
      setClock(t0 + days * dayMilliseconds)
      await clean()
    }
    setClock(t0 + 30 * dayMilliseconds)
    await join('a@school.example')
    await clean()
    setClock(t0 + 31 * dayMilliseconds)
    await clean()
    expect(stored('certificates')).toHaveLength(2)
    setClock(t0 + 32 * dayMilliseconds)
    await clean()
    expect(stored('certificates')).toEqual([named])
    expect(stored('files/ab')).toEqual([])
    expect(stored('.')).toContain('README')
  })

  it('starts to count again when a table names the file meanwhile', async () => {
    await picture()
    const db = await desk.db()
    const rows = await db.deleteFrom('desk_certificates').returningAll().execute()
    await clean()
    setClock(t0 + 20 * dayMilliseconds)
    await db.insertInto('desk_certificates').values(rows).execute()
    await clean()
    await db.deleteFrom('desk_certificates').execute()
    for (const days of [40, 41, 42]) {
      setClock(t0 + days * dayMilliseconds)
      await join(`${days}@school.example`)
      await clean()
    }
    expect(stored('certificates')).toHaveLength(1)
  })

  it('removes ended sessions, and old history unless the clock seems wrong', async () => {
    const { actor } = await join('a@school.example')
    const db = await desk.db()
    const count = async () =>
      Promise.all(
        (['desk_sessions', 'desk_history'] as const).map(
          async (table) => (await db.selectFrom(table).selectAll().execute()).length,
        ),
      )
    expect(actor.role).toBe('editor')
    const [, entries] = await count()
    await clean()
    expect(await count()).toEqual([1, entries])
    setClock(t0 + 13 * hour)
    await logIn({ email: 'a@school.example', password }, client())
    await clean()
    expect(await count()).toEqual([1, entries])
    // A clock that is ahead: nothing was due the day before, and the desk has not been used.
    setClock(t0 + 1096 * dayMilliseconds)
    await clean()
    expect(await count()).toEqual([0, entries])
    await db
      .insertInto('desk_history')
      .values({
        at: t0 + 1096 * dayMilliseconds,
        actor_id: 'e',
        actor_name: 'Editor',
        action: 'ended',
        kind: null,
        subject_id: null,
        title: 'the newest',
        version: null,
      })
      .execute()
    setClock(t0 + 1097 * dayMilliseconds)
    await clean()
    const left = await db.selectFrom('desk_history').select('title').execute()
    expect(left.length).toBeLessThan(entries! + 1)
    expect(left.map(({ title }) => title)).toContain('the newest')
  })

  it('notices a stored photograph that is damaged or missing', async () => {
    await picture()
    await clean()
    expect([...listDamagedFiles()]).toEqual([])
    const [name = ''] = stored('certificates')
    const file = path.join(desk.folder, 'media/certificates', name)
    const bytes = await photograph()
    writeFileSync(file, bytes.subarray(0, 100))
    await clean()
    expect([...listDamagedFiles()]).toEqual([`certificates/${name}`])
    const { getHealth } = await import('@/lib/server/health')
    expect((await getHealth()).problems).toContain(
      'Stored files that are damaged or missing: 1. The log names them; restore them from a backup.',
    )
    writeFileSync(file, (await sharp(bytes).jpeg().toBuffer()).subarray(0, 0))
    await clean()
    expect(listDamagedFiles().size).toBe(1)
    await (await desk.db()).deleteFrom('desk_certificates').execute()
    await clean()
    expect(listDamagedFiles().size).toBe(0)
  })
})

describe('stores that a restore has replaced', () => {
  const desk = useDesk()

  it('are removed by the time in their name, with their journals', async () => {
    const names = [
      'enquiries-before-2026-10-24T033000Z.db',
      'enquiries-before-2026-10-24T033000Z.db-wal',
      'enquiries-before-2026-10-24T033001Z-2.dump',
      'enquiries-before-2026-11-24T033000Z.db',
      'enquiries.db',
      'notes-before-the-move.db',
    ]
    for (const name of names) writeFileSync(path.join(desk.folder, name), '')
    const stores = getExpiringStores(desk.folder)
    const before = Date.parse('2026-11-01T00:00:00Z')
    expect([await stores.countStored(), await stores.countExpired(before)]).toEqual([3, 2])
    expect(await stores.erase(before, 1)).toBe(1)
    expect(readdirSync(desk.folder).sort()).toEqual(names.slice(2))
    expect(await stores.erase(before, 5)).toBe(1)
    expect(readdirSync(desk.folder).sort()).toEqual(names.slice(3))
  })
})
